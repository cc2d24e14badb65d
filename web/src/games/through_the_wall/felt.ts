/** Felt under the garments: a shape and a colour for every part of the body, and a sign that is sewn on it. */

interface Felt {
  colour: string;
  shape: string;
  sign: string;
}

export const FELT: Record<string, Felt> = {
  hat: {
    colour: '#d8842a',
    shape:
      'M50 6c7 0 9 7 15 8s13-2 17 4-1 12 2 17 10 7 10 15-7 9-8 15 2 13-4 17-12-1-17 2-7 10-15 10-9-7-15-8-13 2-17-4 1-12-2-17S6 58 6 50s7-9 8-15-2-13 4-17 12 1 17-2 7-10 15-10Z',
    sign: 'M5 76h90v8H5ZM26 70V30q24-10 48 0v40Z',
  },
  mask: {
    colour: '#7a4fb0',
    shape: 'M44 8q6-5 12 0l36 36q5 6 0 12L56 92q-6 5-12 0L8 56q-5-6 0-12Z',
    sign: 'M4 34q46-14 92 0c4 30-8 44-24 44-12 0-14-10-22-10s-10 10-22 10C12 78 0 64 4 34Zm16 12c2 14 20 16 22 2-6-8-16-8-22-2Zm60 0c-6-6-16-6-22 2 2 14 20 12 22-2Z',
  },
  body: {
    colour: '#b93a48',
    shape: 'M20 10h60q10 0 10 10v42c0 16-24 22-40 32C34 84 10 78 10 62V20q0-10 10-10Z',
    sign: 'M34 8q16 14 32 0l30 20-14 22-10-6v48H28V44l-10 6L4 28Z',
  },
  legs: {
    colour: '#3c8a58',
    shape: 'M28 9h44q5 0 8 5l15 31q2 5 0 10L80 86q-3 5-8 5H28q-5 0-8-5L5 55q-2-5 0-10l15-31q3-5 8-5Z',
    sign: 'M22 8h56l10 84H62L50 36 38 92H12Z',
  },
  hand: {
    colour: '#3a72bd',
    shape: 'M50 5c6 0 10 22 15 26s29 2 31 8-18 18-20 24 8 27 3 31-23-9-29-9-24 13-29 9 5-25 3-31S2 45 4 39s26-4 31-8S44 5 50 5Z',
    sign: 'M34 92V66C20 56 14 44 20 40s12 4 14 8V16c0-8 10-8 10 0v22-30c0-8 11-8 11 0v30-26c0-8 11-8 11 0v30-18c0-8 10-8 10 0v34c0 14-6 22-10 26v8Z',
  },
};
