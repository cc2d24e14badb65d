/** Bots that play in the castle, weakest first. */

import { cheeks, dot, EDGE, eye, line, outlined, rim } from './ink';

/** Somebody small is underneath. */
function sheet(): string {
  const body = 'M58 12C90 10 98 42 100 72L112 126C102 122 98 134 88 128C82 138 70 130 62 137C54 130 44 138 36 129C26 136 20 124 8 130L20 74C22 44 28 14 58 12Z';
  return rim(body) + `<path d="M40 128h16l2 12H36ZM66 128h16l4 12H66Z" fill="#d1584a" ${outlined()}/>`
    + `<path d="${body}" fill="#fff6e4" ${outlined()}/><path d="M80 20C100 40 92 100 96 130C92 132 90 130 88 128C82 138 74 132 68 133C86 100 90 50 80 20Z" fill="#d9cde2"/>`
    + `<g fill="#7fa6d8"><path id="p-flower" d="M36 92a4 4 0 0 1 6-4a4 4 0 0 1 6 4a4 4 0 0 1-3 6a4 4 0 0 1-6 0a4 4 0 0 1-3-6Z"/><use href="#p-flower" x="34" y="16"/><use href="#p-flower" x="-10" y="24"/><use href="#p-flower" x="18" y="-64"/><use href="#p-flower" x="46" y="-20"/></g>`
    + `<path d="M36 52C34 42 50 38 54 48C56 60 40 64 36 52Z" fill="#2a1d33"/><path d="M68 48C70 40 84 42 84 51C84 61 66 60 68 48Z" fill="#2a1d33"/>` + dot(46, 51, 4.5, '#fffdf6') + dot(47, 51.5, 2.4, EDGE) + dot(76, 50, 4.5, '#fffdf6') + dot(76, 50.5, 2.4, EDGE)
    + line('M54 74C58 79 66 79 70 73', 3) + `<path d="M18 96L34 92L38 108L22 112Z" fill="#f0b45a" ${outlined(1.8)}/>` + line('M16 99l6-1M18 107l6-1M31 90l1 5M34 111l-1-5', 1.8, '#8a5a20');
}

function candle(): string {
  const wax = 'M34 140V58C34 44 86 44 86 58V140Z';
  const flame = 'M60-2C64 14 80 20 78 36C77 46 69 50 60 50C51 50 43 46 42 36C41 24 56 16 60-2Z';
  return rim(wax, flame, 'M6 128C6 116 114 116 114 128V140H6Z')
    + `<path d="M6 128C6 116 114 116 114 128V140H6Z" fill="#d9a648" ${outlined()}/><path d="M70 119C100 119 114 122 114 128V140H80Z" fill="#a8782a"/>`
    + `<path d="${wax}" fill="#fbeecb" ${outlined()}/><path d="M72 48C80 50 86 53 86 58V140H70C76 110 76 70 72 48Z" fill="#dcc08a"/>`
    + `<path d="M34 58C34 74 38 84 42 84C47 84 46 72 50 72C54 72 53 92 58 92C63 92 62 70 67 68C72 66 71 80 76 80C82 80 86 70 86 58C86 44 34 44 34 58Z" fill="#fff9e8" ${outlined(1.6)}/>`
    + line('M60 50V40', 3.6) + `<g class="flame"><path d="${flame}" fill="#f59331" ${outlined(2)}/><path d="M60 18C62 26 70 30 69 38C68 44 64 46 60 46C56 46 52 44 51 38C50 32 58 28 60 18Z" fill="#fff0a8"/></g>`
    + eye(50, 64, 6.5, 1, 0.5) + eye(72, 64, 6.5, -1, 0.5) + line('M42 55C45 51 51 51 54 54M68 54C71 51 77 51 80 55', 2.6) + `<path d="M48 100C54 110 68 110 74 100C66 103 56 103 48 100Z" fill="#7c2430" ${outlined(2)}/>` + cheeks(43, 78, 98);
}

/** Knows every way. */
function butler(): string {
  const coat = 'M20 140C18 118 28 106 44 102H76C92 106 102 118 100 140Z';
  const head = 'M60 18C78 18 86 34 84 58C83 82 74 98 60 100C46 98 37 82 36 58C34 34 42 18 60 18Z';
  return rim(coat, head, 'M34 60C28 32 36 8 62 10C88 8 92 34 86 60L78 82H42Z', 'M72 98H118L108 110H80ZM84 98C84 78 90 72 96 72C102 72 108 78 108 98Z')
    + `<path d="${coat}" fill="#2f2b45" ${outlined()}/><path d="M78 103C94 108 102 120 100 140H78Z" fill="#1f1c30"/><path d="M46 102H74L66 140H54Z" fill="#fff6e4" ${outlined(1.8)}/><path d="M46 102L36 106L52 134ZM74 102L84 106L68 134Z" fill="#453f63" ${outlined(1.8)}/><path d="M60 108L46 101V117ZM60 108L74 101V117Z" fill="#b3384e" ${outlined(1.8)}/>`
    + `<path d="${head}" fill="#e9edf4" ${outlined()}/><path d="M76 24C90 44 84 88 64 99C76 94 83 80 84 58C85 42 82 30 76 24Z" fill="#b9bcd0" opacity=".85"/>`
    + `<path d="M34 60C28 32 36 8 62 10C88 8 92 34 86 60C86 48 84 40 80 34C68 36 56 30 50 20C50 30 42 38 38 40C36 46 36 54 34 60Z" fill="#4a4668" ${outlined()}/><path d="M34 58C32 70 36 80 42 82L40 58ZM86 58C88 70 84 80 78 82L80 58Z" fill="#4a4668" ${outlined(1.8)}/>`
    + line('M44 55C47 59 53 59 56 55M64 55C67 59 73 59 76 55', 3) + line('M43 46C47 42 53 43 56 46M64 46C67 43 73 42 77 46', 3) + `<path d="M58 56L56 72C58 75 63 75 65 71Z" fill="#d3d5e2" ${outlined(1.6)}/>` + `<path d="M60 78C54 72 48 76 42 74C44 82 54 84 60 81C66 84 76 82 78 74C72 76 66 72 60 78Z" fill="#4a4668"/>` + line('M54 89C58 91 63 91 66 89', 2.4) + cheeks(43, 77, 70, '#d9a0b4')
    + `<path d="M78 124C86 116 94 112 98 108L106 114C102 122 92 132 84 136Z" fill="#2f2b45" ${outlined()}/><path d="M84 104a10 8 0 1 0 20 0a10 8 0 1 0-20 0" fill="#fff6e4" ${outlined(2)}/><path d="M72 98C84 102 106 102 118 98L114 104C104 108 86 108 76 104Z" fill="#cdd2e0" ${outlined(2)}/><path d="M84 98C84 82 90 78 96 78C102 78 108 82 108 98Z" fill="#e0b04e" ${outlined(2)}/>` + dot(96, 74, 4, '#e0b04e', outlined(2));
}

/** Counts the keys every night. */
function castellan(): string {
  const coat = 'M10 140C10 112 26 98 40 96H80C94 98 110 112 110 140Z';
  const beard = 'M26 58C20 86 32 118 60 122C88 118 100 86 94 58C88 74 76 72 60 72C44 72 32 74 26 58Z';
  const hat = 'M14 46C24 36 34 38 36 34C34 10 46 4 60 6C74 4 86 10 84 34C86 38 96 36 106 46C96 58 76 54 60 54C44 54 24 58 14 46Z';
  return rim(coat, beard, hat, 'M78 14C90-8 108-8 112-2C108 14 96 24 84 28Z')
    + `<path d="${coat}" fill="#8a3b3f" ${outlined()}/><path d="M82 97C98 100 110 112 110 140H86Z" fill="#632631"/>`
    + `<path d="M22 100c4-8 12-7 15-3c4-6 12-6 15-1c3-5 12-5 15 0c4-5 12-5 15 1c4-4 12-5 16 3c2 8-6 13-11 9c-3 7-12 7-15 1c-3 6-12 6-15 0c-3 6-12 6-15 0c-4 5-12 4-13-2c-5 3-14-1-12-8Z" fill="#fff6e4" ${outlined(2)}/>`
    + `<path d="M60 34C80 34 92 46 90 66C88 84 74 92 60 92C46 92 32 84 30 66C28 46 40 34 60 34Z" fill="#f0c9a4" ${outlined()}/>`
    + `<path d="${beard}" fill="#c9c3d0" ${outlined()}/><path d="M86 66C90 90 82 112 60 122C88 118 100 86 94 58C92 64 90 66 86 66Z" fill="#9a93a8"/>` + line('M48 88C46 98 50 108 56 114M70 88C72 98 70 106 66 112', 2.2, '#8f879c') + `<path d="M60 78C52 70 44 74 38 70C40 82 54 86 60 82C66 86 80 82 82 70C76 74 68 70 60 78Z" fill="#e6e1ea" ${outlined(1.8)}/>`
    + eye(48, 60, 5.5, 1, 0) + eye(72, 60, 5.5, -1, 0) + `<path d="M36 54C42 46 54 48 58 54L56 57C52 53 44 52 38 57ZM84 54C78 46 66 48 62 54L64 57C68 53 76 52 82 57Z" fill="#e6e1ea" ${outlined(1.6)}/><path d="M54 66C54 60 66 60 66 66C68 74 52 74 54 66Z" fill="#e0a078" ${outlined(1.8)}/>`
    + `<path d="${hat}" fill="#3d6b4c" ${outlined()}/><path d="M70 6C84 8 86 24 84 34C86 38 96 36 106 46C98 54 86 55 74 54C82 40 80 20 70 6Z" fill="#28493a"/><path d="M36 34C46 40 74 40 84 34L85 42C74 47 46 47 35 42Z" fill="#d9a648" ${outlined(1.6)}/><path d="M80 34C82 12 98-8 112-2C110 16 98 26 84 32ZM82 34C88 20 96 10 106 4" fill="#e8744f" ${outlined(2)}/>`
    + `<g transform="translate(94 108)" fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#1b1526" stroke-width="8"><circle r="9"/><path d="M-5 8L-10 26l5 2M-8 19l5 2M4 9L7 27h-6M6 20H0"/></g><g stroke="#f2c14e" stroke-width="4"><circle r="9"/><path d="M-5 8L-10 26l5 2M-8 19l5 2M4 9L7 27h-6M6 20H0"/></g></g>`;
}

export const INSIDE = { sheet: sheet(), candle: candle(), butler: butler(), castellan: castellan() };
