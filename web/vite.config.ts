import { FluentBundle, FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Lays a `.br` and a `.gz` beside every file of text, for the server to hand out as they are. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir }) {
    for (const file of readdirSync(dir!, { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || !/\.(html|js|css|svg|json|txt)$/.test(file.name)) continue;
      const path = join(file.parentPath, file.name);
      const plain = readFileSync(path);
      const forms = { '.br': brotliCompressSync(plain), '.gz': gzipSync(plain, { level: 9 }) };
      for (const [ending, bytes] of Object.entries(forms)) if (bytes.length < plain.length) writeFileSync(path + ending, bytes);
    }
  },
};

/** The manifest in every language, beside the English one of `public/`. */
const manifests: Plugin = {
  name: 'manifests',
  apply: 'build',
  generateBundle() {
    const english = JSON.parse(readFileSync(join(import.meta.dirname, 'public/app.webmanifest'), 'utf8'));
    for (const language of readdirSync(join(import.meta.dirname, '../locales'))) {
      const words = new FluentBundle(language);
      words.addResource(new FluentResource(readFileSync(join(import.meta.dirname, '../locales', language, 'table.ftl'), 'utf8')));
      const say = (id: string): string => words.formatPattern(words.getMessage(id)!.value!);
      const shortcuts = english.shortcuts.map((shortcut: { url: string }) => ({ ...shortcut, name: say(shortcut.url.slice(1)) }));
      const source = JSON.stringify({ ...english, lang: language, description: say('home-about'), shortcuts });
      this.emitFile({ type: 'asset', fileName: `app-${language}.webmanifest`, source });
    }
  },
};

// `cabochon serve` answers the calls while `npm run dev` serves the page.
const server = process.env.CABOCHON ?? 'http://127.0.0.1:8350';

export default defineConfig({
  plugins: [svelte(), manifests, compressed],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs comes as one file, not as thirty small ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  preview: { proxy: { '/api': { target: server, ws: true } } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/*.test.ts'], setupFiles: ['tests/setup.ts'], testTimeout: 120_000 },
});
