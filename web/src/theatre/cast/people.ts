/** Whom people can choose to be: a face, what is on the head, and a jumper in the colour of the seat. */

import type { Face } from '../../protocol';
import { cheeks, dot, eye, line, outlined, rim } from './ink';

/** The head has hair behind it and in front of it; what is class `o` there belongs to the outline. */
const person = (skin: string, shade: string, back: string, front: string, more: string): string => {
  const head = 'M60 30C78 30 88 42 87 60C86 80 75 92 60 94C45 92 34 80 33 60C32 42 42 30 60 30Z';
  const jumper = 'M14 140C12 114 28 100 44 98C50 104 70 104 76 98C92 100 108 114 106 140Z';
  const outlines = [...back.matchAll(/ d="([^"]+)"/g), ...front.matchAll(/ class="o" d="([^"]+)"/g)].map(([, d]) => d!);
  return rim(jumper, head, ...outlines) + back + `<path d="${jumper}" fill="currentColor" ${outlined()}/><path d="M76 98C92 100 108 114 106 140H86C90 122 86 106 76 98Z" fill="#1b1526" opacity=".22"/><path d="M44 98C50 106 70 106 76 98L78 106C68 114 52 114 42 106Z" fill="#fff6e4" opacity=".75"/>`
    + `<path d="M30 60a7 8 0 1 0 8 8ZM90 60a7 8 0 1 1-8 8Z" fill="${skin}" ${outlined(2)}/><path d="${head}" fill="${skin}" ${outlined()}/><path d="M78 36C92 50 88 82 64 93C78 90 86 78 87 60C88 48 85 41 78 36Z" fill="${shade}" opacity=".7"/>` + cheeks(43, 77, 73) + more + front;
};
const girl = person('#f9dcc0', '#dda884', `<path d="M36 50C20 48 6 60 8 82C10 96 20 100 26 96C20 84 26 70 38 68ZM84 50C100 48 114 60 112 82C110 96 100 100 94 96C100 84 94 70 82 68Z" fill="#c9562c" ${outlined()}/>`,
  `<path class="o" d="M31 60C26 34 42 20 60 20C78 20 94 34 89 60C86 50 80 46 76 40C66 46 50 46 42 42C36 48 34 52 31 60Z" fill="#dd6a38" ${outlined()}/>` + dot(30, 58, 5, '#58c0b2', outlined(2)) + dot(90, 58, 5, '#58c0b2', outlined(2)),
  eye(48, 63, 6, 1) + eye(72, 63, 6, -1) + `<path d="M48 78C54 88 66 88 72 78Z" fill="#7c2430" ${outlined(2)}/><path d="M52 79h7v4h-7zM63 79h5v4h-5z" fill="#fff"/>` + `<g fill="#c9804e">${dot(41, 70, 1.4, '#c9804e') + dot(45, 72, 1.4, '#c9804e') + dot(75, 72, 1.4, '#c9804e') + dot(79, 70, 1.4, '#c9804e')}</g>`);
const grandpa = person('#f3cfae', '#cf9d78', `<path d="M36 44C24 50 24 74 34 82L40 60ZM84 44C96 50 96 74 86 82L80 60Z" fill="#efeaf2" ${outlined()}/>`,
  `<path class="o" d="M30 46C34 26 48 18 64 20C82 22 92 34 92 46C72 38 48 38 30 46Z" fill="#6a7f9a" ${outlined()}/><path class="o" d="M26 50C40 38 76 36 98 46L94 52C74 46 46 46 30 54Z" fill="#4f6280" ${outlined()}/><path d="M60 76C52 70 42 72 38 80C46 88 56 86 60 82C64 86 74 88 82 80C78 72 68 70 60 76Z" fill="#f6f1f6" ${outlined(2)}/>`,
  eye(48, 63, 5, 1) + eye(72, 63, 5, -1) + '<g fill="none" stroke="#8a5f2a" stroke-width="2.6"><circle cx="48" cy="63" r="9"/><circle cx="72" cy="63" r="9"/><path d="M57 62q3-3 6 0"/></g>' + line('M54 88C58 90 62 90 66 88', 2.4));
const woman = person('#b9805a', '#8a5638', `<path d="M60 10C40 4 34 20 40 24C18 26 16 52 26 66C18 80 28 94 38 90L82 90C92 94 102 80 94 66C104 52 102 26 80 24C86 20 80 4 60 10Z" fill="#2f2130" ${outlined()}/>`,
  `<path class="o" d="M32 60C28 38 44 28 60 30C76 28 92 38 88 60C84 48 74 42 62 42C50 42 38 46 32 60Z" fill="#3f2c3e" ${outlined()}/>` + dot(31, 80, 4.5, '#ffd76a', outlined(1.6)) + dot(89, 80, 4.5, '#ffd76a', outlined(1.6)),
  eye(48, 63, 6, 1) + eye(72, 63, 6, -1) + line('M41 54C45 50 51 50 54 53M66 53C69 50 75 50 79 54', 2.6) + line('M50 80C55 86 65 86 70 80', 3));
const man = person('#efc7a4', '#c8956c', '', `<path class="o" d="M32 60C24 34 40 18 62 20C86 16 96 38 88 60C86 52 84 46 80 42C66 44 48 40 42 34C40 44 34 50 32 60Z" fill="#5b4030" ${outlined()}/><path class="o" d="M33 66C34 92 46 102 60 102C74 102 86 92 87 66C82 76 72 76 60 74C48 76 38 76 33 66Z" fill="#6d4d38" ${outlined()}/>` + `<path d="M52 84C56 89 64 89 68 84Z" fill="#f3ead9" ${outlined(1.6)}/>`,
  eye(48, 61, 5.5, 1) + eye(72, 61, 5.5, -1));

const boy = person('#e9b98c', '#c08a5c', '',
  `<path class="o" d="M31 58C24 34 40 18 60 18C80 18 96 34 89 58C86 52 86 48 82 46C70 50 46 50 38 46C34 50 33 52 31 58Z" fill="#4a2f24" ${outlined()}/><path class="o" d="M26 46C28 22 44 10 62 11C82 12 92 26 93 44C72 36 48 37 26 46Z" fill="#3f8f86" ${outlined()}/><path class="o" d="M24 48C40 38 62 36 74 40C60 40 44 46 34 54C28 54 24 52 24 48Z" fill="#2b6a66" ${outlined()}/><path d="M60 11C56 20 54 30 55 39M76 15C77 24 78 32 78 40" fill="none" stroke="#2b6a66" stroke-width="2.4"/>` + dot(62, 11, 3.6, '#ffd76a', outlined(1.8)),
  eye(48, 63, 6, 1) + eye(72, 63, 6, -1) + `<path d="M47 77C53 88 67 88 73 77C64 80 56 80 47 77Z" fill="#7c2430" ${outlined(2)}/><path d="M56 79h9v5h-9z" fill="#fff"/>` + line('M41 53C45 50 50 50 54 53M66 53C70 50 75 50 79 53', 2.6));
const grandma = person('#f6d6bd', '#d3a184', `<path d="M60 2C76 2 80 18 72 24H48C40 18 44 2 60 2Z" fill="#c8c2d4" ${outlined()}/><path d="M34 52C24 50 22 78 36 84L40 60ZM86 52C96 50 98 78 84 84L80 60Z" fill="#ded9e6" ${outlined()}/>`,
  `<path class="o" d="M31 62C24 36 40 20 60 20C80 20 96 36 89 62C86 50 76 44 62 36C48 46 36 50 31 62Z" fill="#ded9e6" ${outlined()}/>` + line('M60 22C52 30 44 38 36 46M64 22C72 30 80 38 86 46', 2, '#a79fbb') + line('M46 8C54 14 66 14 74 8', 2, '#8f87a6'),
  eye(48, 64, 5, 1) + eye(72, 64, 5, -1) + '<g fill="#e6f4ff" fill-opacity=".25" stroke="#b5478a" stroke-width="2.8"><path d="M37 62C38 54 56 54 57 63C56 74 39 74 37 62ZM83 62C82 54 64 54 63 63C64 74 81 74 83 62Z"/></g>' + line('M57 62q3-3 6 0', 2.6, '#b5478a') + line('M49 81C55 88 65 88 71 81', 3));
const witch = person('#bcd29a', '#86a364', `<path d="M34 44C16 58 14 92 22 108L42 96ZM86 44C104 58 106 92 98 108L78 96Z" fill="#6d3a7c" ${outlined()}/>`,
  `<path class="o" d="M36 38C44 20 52 2 74-14C70 2 78 22 86 38Z" fill="#3b2a5c" ${outlined()}/><path d="M74-14C70 2 78 22 86 38H70C74 18 70 4 74-14Z" fill="#271b40"/><path d="M37 34C48 28 74 28 85 34L87 41C74 35 48 35 35 41Z" fill="#f2a33c" ${outlined(1.8)}/><path class="o" d="M12 46C34 32 86 32 108 46C92 52 28 52 12 46Z" fill="#3b2a5c" ${outlined()}/><path d="M56 31h11v9H56Z" fill="none" stroke="#fff0c0" stroke-width="2.4"/>`,
  eye(48, 63, 6, 1) + eye(72, 63, 6, -1) + line('M40 55C45 50 52 51 55 55M65 55C68 51 75 50 80 55', 2.8) + `<path d="M58 66C56 74 56 78 64 78C62 74 62 70 62 66Z" fill="#9db876" ${outlined(1.8)}/>` + dot(70, 78, 2.2, '#6f8a4c') + `<path d="M47 82C55 90 66 89 74 80C66 84 56 85 47 82Z" fill="#7c2430" ${outlined(1.8)}/><path d="M62 84h5v5h-4z" fill="#fff"/>`);

/** A cat in a jumper has a head of its own. */
function cat(): string {
  const head = 'M24 20C28 18 40 28 46 34C54 31 66 31 74 34C80 28 92 18 96 20C100 34 98 48 96 56C98 84 82 98 60 98C38 98 22 84 24 56C22 48 20 34 24 20Z';
  const jumper = 'M14 140C12 114 28 100 44 96C50 102 70 102 76 96C92 100 108 114 106 140Z';
  const whiskers = line('M42 74C32 72 22 72 12 74M42 80C32 81 24 84 16 88', 1.8, '#fff6e4');
  return rim(jumper, head) + `<path d="${jumper}" fill="currentColor" ${outlined()}/><path d="M76 96C92 100 108 114 106 140H86C90 122 86 106 76 96Z" fill="#1b1526" opacity=".22"/><path d="M44 96C50 104 70 104 76 96L78 106C68 113 52 113 42 106Z" fill="#fff6e4" opacity=".75"/>`
    + `<path d="${head}" fill="#4b4763" ${outlined()}/><path d="M84 30C98 52 96 84 64 97C84 96 97 82 96 56C98 48 100 34 96 20C92 20 88 24 84 30Z" fill="#34304c"/><path d="M29 28C32 30 36 34 40 38L31 46C29 40 28 34 29 28ZM91 28C88 30 84 34 80 38L89 46C91 40 92 34 91 28Z" fill="#e58f9a"/><path d="M54 34h12l-2 12h-8ZM42 38l6 10M78 38l-6 10" fill="#34304c" stroke="#34304c" stroke-width="4" stroke-linecap="round"/>`
    + `<path d="M60 70C74 68 84 76 80 86C76 94 66 95 60 90C54 95 44 94 40 86C36 76 46 68 60 70Z" fill="#fff1dc" ${outlined(1.8)}/>` + eye(45, 58, 9, 1) + eye(75, 58, 9, -1)
    + `<path d="M54 71H66L60 78Z" fill="#e0636a" ${outlined(1.8)}/>` + line('M60 78V83M60 83C56 88 50 87 48 84M60 83C64 88 70 87 72 84', 2.2) + whiskers + `<g transform="translate(120 0) scale(-1 1)">${whiskers}</g>`;
}

export const PEOPLE = { girl, boy, woman, man, grandma, grandpa, cat: cat(), witch } satisfies Record<Face, string>;
