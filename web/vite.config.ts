import { createRequire } from 'node:module';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { ICONS } from './src/lib/icon-names.ts';

/** Only the icons that the page draws, out of some four thousand. */
function icons(): Plugin {
  const id = 'virtual:icons';
  return {
    name: 'cordon-icons',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      const all = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
        icons: Record<string, { body: string }>;
      };
      const found = ICONS.map((name) => {
        const body = all.icons[name]?.body;
        if (!body) throw new Error(`There is no icon “${name}” in the set.`);
        const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
        return [name, paths.join('')];
      });
      return `export default ${JSON.stringify(Object.fromEntries(found))}`;
    },
  };
}

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: '../src/cordon/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/locales': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
