import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { rulesPages } from './rules_pages';

const server = 'http://localhost:8042';

export default defineConfig({
  plugins: [svelte(), rulesPages()],
  base: './', // so that the page can be shown below any path
  build: {
    outDir: '../src/geisterstunde/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // what every visit needs is one file: cut up, it would be a tenth larger
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } } },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: { environment: 'node', include: ['src/**/*.test.ts'], setupFiles: ['./vitest.setup.ts'] },
});
