/** People: a face, a head of hair, and a jumper in the colour of the seat. */

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

export const PEOPLE = { girl, grandpa, woman, man };
