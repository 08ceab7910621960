import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `cabochon serve` answers the calls while `npm run dev` serves the page.
const server = process.env.CABOCHON ?? 'http://127.0.0.1:8350';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  preview: { proxy: { '/api': { target: server, ws: true } } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/*.test.ts'] },
});
