/** Tests draw components without a browser; this is what settings ask of one. */

import { vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
