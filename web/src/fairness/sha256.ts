/** SHA-256 of a text. Browsers offer theirs to secure pages only, and a page in a home network is none. */

const ROUNDS = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const BLOCK = 64; // bytes

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** As hexadecimal digits. */
export function sha256(text: string): string {
  const data = padded(new TextEncoder().encode(text));
  const hash = new Uint32Array(START);
  const words = new Uint32Array(BLOCK);
  for (let block = 0; block < data.byteLength; block += BLOCK) mix(hash, words, data, block);
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** The text, a one, as many zeros as fill the last block, and how many bits the text has. */
function padded(text: Uint8Array): DataView {
  const data = new DataView(new ArrayBuffer(Math.ceil((text.length + 9) / BLOCK) * BLOCK));
  new Uint8Array(data.buffer).set(text);
  data.setUint8(text.length, 0x80);
  data.setUint32(data.byteLength - 8, Math.floor(text.length / 2 ** 29));
  data.setUint32(data.byteLength - 4, text.length * 8);
  return data;
}

function mix(hash: Uint32Array, words: Uint32Array, data: DataView, block: number): void {
  for (let i = 0; i < 16; i++) words[i] = data.getUint32(block + 4 * i);
  for (let i = 16; i < 64; i++) {
    const far = words[i - 15]!;
    const near = words[i - 2]!;
    const early = rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3);
    const late = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10);
    words[i] = words[i - 16]! + early + words[i - 7]! + late;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const right = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const left = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const one = (h + right + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const two = (left + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word));
}
