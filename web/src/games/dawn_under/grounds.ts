/** How the ground of each quarter looks on small pictures. */

export interface Ground {
  fill: string;
  tuft: string;
  /** What grows there, round 0 0. */
  shape: string;
  /** Whether the shape is drawn by its outline. */
  lined?: boolean;
}

export const GROUNDS: Record<string, Ground> = {
  A: { fill: '#3c6a34', tuft: '#55884a', shape: 'M0 8q-7-9-3-17 8 5 3 17 3-9 10-10-1 9-10 10z' },
  B: { fill: '#6a6080', tuft: '#857a9c', shape: 'M-9-8h18v15H-9z' },
  C: { fill: '#2a6d84', tuft: '#4b9bad', shape: 'M-12 0q6-6 12 0t12 0M-8 8q5-5 10 0t10 0', lined: true },
  D: { fill: '#86583a', tuft: '#a5714c', shape: 'M0-10q10 8 0 20-10-12 0-20z' },
};
