/** Bots that play outside, weakest first, and the Count. */

import { COUNT_PORTRAIT } from './count';
import { cheeks, dot, EDGE, eye, flip, line, outlined, rim, spikes } from './ink';

/** In love with the lamp, has forgotten the rest. */
function moth(): string {
  const wing = 'M54 84C44 44 8 34 3 62C0 84 20 98 42 96C28 102 20 118 32 128C44 134 56 116 58 100Z';
  const half = `<path d="${wing}" fill="#dcb9a2" ${outlined()}/><path d="M42 96C28 102 20 118 32 128C44 134 56 116 58 100Z" fill="#bf8f86"/><path d="M3 62C0 84 20 98 42 96C30 88 18 76 14 50C8 52 4 56 3 62Z" fill="#bf8f86" opacity=".7"/>${dot(26, 70, 10, '#6f4468', outlined(1.8))}${dot(26, 70, 4.5, '#ffd98a')}${dot(36, 116, 5, '#6f4468')}`;
  const feeler = line('M52 36C46 18 34 8 20 10', 3) + line('M46 24l-8 3M41 17l-8 4M34 12l-6 6M44 21l2-9M38 14l0-8M30 10l-3-6', 2);
  return rim(wing, 'M66 84C76 44 112 34 117 62C120 84 100 98 78 96C92 102 100 118 88 128C76 134 64 116 62 100Z', 'M60 26C80 26 86 44 84 56C88 90 78 130 60 138C42 130 32 90 36 56C34 44 40 26 60 26Z', 'M52 36C46 18 34 8 20 10L22 14Z', 'M68 36C74 18 86 8 100 10L98 14Z')
    + feeler + flip(feeler) + half + flip(half)
    + `<path d="M60 66C78 66 80 84 78 102C76 122 68 134 60 138C52 134 44 122 42 102C40 84 42 66 60 66Z" fill="#f3dfc4" ${outlined()}/><path d="M43 96c10 6 24 6 34 0l-1 9c-9 5-23 5-32 0ZM46 116c8 5 20 5 28 0l-3 8c-6 4-16 4-22 0Z" fill="#c69a76"/>`
    + `<path d="M36 74c2-8 8-9 12-5c3-5 9-6 12-1c3-5 9-4 12 1c4-4 10-3 12 5c2 6-4 12-9 8c-2 7-9 8-12 2c-1 6-7 7-10 1c-3 5-9 4-10-2c-6 3-9-4-7-9Z" fill="#fff7e6" ${outlined(2)}/>`
    + `<path d="M60 28C78 28 85 40 84 52C83 66 74 74 60 74C46 74 37 66 36 52C35 40 42 28 60 28Z" fill="#f8e9d2" ${outlined()}/><path d="M74 32C86 42 86 66 66 73C80 72 84 62 84 52C84 42 80 35 74 32Z" fill="#d8b9a4" opacity=".8"/>`
    + eye(49, 49, 9, 1, -3.5) + eye(71, 49, 9, 1, -3.5) + `<ellipse cx="60" cy="64" rx="4" ry="4.5" fill="#7c2430" ${outlined(1.6)}/>` + cheeks(42, 78, 60);
}

/** The knot in its handkerchief is for remembering. */
function hedgehog(): string {
  const back = spikes(60, 84, 44, 57, 2.75, 6.67, 15);
  return rim(spikes(60, 84, 44, 57, 2.75, 6.67, 15), 'M16 136C14 112 22 92 34 86H86C98 92 106 112 104 136Z', 'M84 40C78 28 88 18 100 18C100 32 96 40 84 40Z')
    + `<path d="${back}" fill="#5e3c2c" ${outlined()}/><path d="${spikes(60, 88, 36, 47, 2.85, 6.57, 12)}" fill="#8a5d3c"/><path d="${spikes(60, 92, 30, 37, 2.95, 6.47, 9)}" fill="#b07c4e"/>`
    + `<path d="M16 136C14 112 22 92 34 86H86C98 92 106 112 104 136Z" fill="#d9a877" ${outlined()}/>`
    + `<path d="M32 66C26 58 30 50 38 52C42 54 42 62 40 68ZM88 66C94 58 90 50 82 52C78 54 78 62 80 68Z" fill="#d9a877" ${outlined(2)}/>`
    + `<path d="M60 62C78 52 94 66 92 88C90 108 76 120 60 120C44 120 30 108 28 88C26 66 42 52 60 62Z" fill="#f6e0bd" ${outlined()}/><path d="M80 62C94 74 92 108 66 119C82 117 91 104 92 88C93 74 88 66 80 62Z" fill="#d9b58a" opacity=".75"/>`
    + eye(47, 84, 7, 1) + eye(73, 84, 7, -1) + `<ellipse cx="60" cy="97" rx="7" ry="5.5" fill="${EDGE}"/><ellipse cx="58" cy="95" rx="2" ry="1.3" fill="#fff"/>` + line('M50 106C55 112 65 112 70 106', 2.6) + cheeks(39, 81, 99)
    + `<path d="M84 40C78 28 88 18 100 18C100 32 96 40 84 40ZM86 40L94 28" fill="#8fbf4a" ${outlined(1.8)}/>`
    + `<path d="M30 124L14 132L24 140H96L104 130L90 124C74 130 46 130 30 124Z" fill="#c8484e" ${outlined(2)}/><path d="M54 124L44 116L60 120L74 114L66 126L74 138L58 131L46 138Z" fill="#e0636a" ${outlined(2)}/><g fill="#fff6e2"><circle cx="30" cy="133" r="2.5"/><circle cx="40" cy="130" r="2.5"/><circle cx="82" cy="131" r="2.5"/><circle cx="92" cy="133" r="2.5"/></g>`;
}

/** Keeps a notebook. */
function raven(): string {
  const head = 'M54 22L50 8L60 18L64 4L70 18C86 24 94 42 93 62C93 98 104 116 106 140H14C16 112 26 98 27 64C27 42 38 26 54 22Z';
  const beak = 'M66 58C84 46 108 52 119 74C104 74 90 82 68 84Z';
  return rim(head, beak)
    + `<path d="${head}" fill="#363a5e" ${outlined()}/><path d="M78 24C94 40 84 96 92 140H106C104 116 93 98 93 62C93 46 88 32 78 24Z" fill="#24263f"/><path d="M34 56C34 40 42 30 52 28" fill="none" stroke="#6d74a8" stroke-width="5" stroke-linecap="round"/>`
    + `<path d="M27 94C46 104 76 104 95 92L98 108C76 118 44 118 24 108Z" fill="#d1584a" ${outlined()}/><path d="M38 98l-2 14M56 101v14M76 100l3 13" stroke="#f2c46a" stroke-width="4"/><path d="M30 108L22 132L38 136L44 113Z" fill="#b3413c" ${outlined()}/>`
    + `<path d="${beak}" fill="#8f86a6" ${outlined()}/><path d="M68 72C86 68 104 70 119 74C104 74 90 82 68 84Z" fill="#655d80"/>` + line('M68 72C86 68 102 70 116 74', 2)
    + dot(58, 56, 13, '#fffdf6', outlined(2)) + dot(61, 57, 6.5, '#e0a23a') + dot(62, 57, 4, EDGE) + dot(63.5, 55, 1.4, '#fff') + `<circle cx="58" cy="56" r="16" fill="none" stroke="#e6b23e" stroke-width="3.6"/>` + line('M44 64C36 78 36 88 42 96', 2.2, '#e6b23e') + line('M44 38C52 32 62 34 68 40', 4)
    + `<g transform="rotate(-8 78 126)"><path d="M58 112H100V142H58Z" fill="#fff3d8" ${outlined(2)}/><path d="M64 120l3 3 5-6M64 132l3 3 5-6M78 121h16M78 133h16" fill="none" stroke="#6a4468" stroke-width="2.4"/></g>`;
}

/** Forgets nothing. */
function countess(): string {
  const collar = 'M12 58L34 92C42 98 78 98 86 92L108 58L104 140H16Z';
  const hair = 'M28 62C10 34 22-2 60-6C98-2 110 34 92 62C90 50 80 40 60 44C40 40 30 50 28 62Z';
  return rim(collar, hair, 'M34 40H86V90H34Z')
    + `<path d="${collar}" fill="#53306e" ${outlined()}/><path d="M12 58L34 92L30 140H16ZM108 58L86 92L90 140H104Z" fill="#8e2f58"/><path d="M12 58L34 92C36 94 40 95 44 96L26 74ZM108 58L86 92C84 94 80 95 76 96L94 74Z" fill="#b9486e" ${outlined(1.8)}/>`
    + `<path d="M28 56L18 42L30 70ZM92 56L102 42L90 70Z" fill="#f3ead9" ${outlined(2)}/><path d="M60 32C80 32 92 44 90 64C88 84 74 96 60 98C46 96 32 84 30 64C28 44 40 32 60 32Z" fill="#f3ead9" ${outlined()}/><path d="M80 40C94 56 90 86 66 97C80 93 88 82 90 64C91 52 88 45 80 40Z" fill="#cbb9b8" opacity=".8"/>`
    + `<path d="${hair}" fill="#d9d3e2" ${outlined()}/><path d="M66-5C98 0 108 34 92 62C90 50 82 42 70 43C86 30 84 8 66-5Z" fill="#a79fbb"/><path d="M52-5C40 8 40 28 50 43" fill="none" stroke="#4a3a5c" stroke-width="7"/>` + line('M34 24C40 12 48 8 56 6M86 28C84 18 78 12 72 8', 2.4, '#8f87a6')
    + `<path d="M44 4L48-12L55-2L60-16L65-2L72-12L76 4C66 0 54 0 44 4Z" fill="#f2c14e" ${outlined(2)}/>` + dot(60, -2, 3, '#c8384a')
    + `<path d="M37 62C40 52 52 52 56 62ZM64 62C68 52 80 52 83 62Z" fill="#9b78b8"/>` + `<path d="M38 62H55C54 70 40 70 38 62ZM65 62H82C81 70 67 70 65 62Z" fill="#fffdf6" ${outlined(1.8)}/>` + dot(48, 64, 3.6, EDGE) + dot(73, 64, 3.6, EDGE) + line('M35 61L31 58M85 61L89 58', 2.4) + line('M38 50C43 45 50 45 55 49M65 49C70 45 77 45 82 50', 2.6)
    + `<path d="M50 82C54 78 57 80 60 81C63 80 66 78 70 82C66 88 54 88 50 82Z" fill="#b8324a" ${outlined(1.6)}/><path d="M54 84l2 5 2-4ZM62 85l2 4 2-5Z" fill="#fff"/>` + dot(76, 80, 2, EDGE) + cheeks(42, 79, 75)
    + `<g fill="#fff6e2" ${outlined(1.4)}>${[[40, 102], [47, 106], [55, 108], [63, 108], [71, 106], [78, 102]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.5"/>`).join('')}</g><path d="M60 112L68 122L60 136L52 122Z" fill="#3f9f87" ${outlined(2)}/>`;
}

export const OUTSIDE = { moth: moth(), hedgehog: hedgehog(), raven: raven(), countess: countess(), count: COUNT_PORTRAIT };
