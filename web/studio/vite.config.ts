/** Bundles the studio, where tests measure the sounds, into one script. */

import { defineConfig } from 'vite';

export default defineConfig({
  build: { lib: { entry: 'studio/studio.ts', formats: ['iife'], name: 'studio', fileName: () => 'studio.js' }, target: 'es2022', copyPublicDir: false },
});
