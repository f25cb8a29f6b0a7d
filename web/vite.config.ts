import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { ICONS, type IconPart } from './src/lib/icon-names.ts';
import { inWholeUnits } from './src/lib/paths.ts';

/** Only the icons that the page draws, out of some four thousand: `virtual:icons` has those of every page, and each
 * `virtual:icons/<part>` adds its own to them when it is loaded. */
function icons(): Plugin {
  const id = 'virtual:icons';
  return {
    name: 'cordon-icons',
    resolveId: (source) => (source.startsWith(id) ? `\0${source}` : null),
    load(source) {
      if (!source.startsWith(`\0${id}`)) return null;
      const part = (source.slice(id.length + 2) || 'page') as IconPart;
      const all = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
        icons: Record<string, { body: string }>;
      };
      const found = ICONS[part].map((name) => {
        const body = all.icons[name]?.body;
        if (!body) throw new Error(`There is no icon “${name}” in the set.`);
        const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
        return [name, inWholeUnits(paths.join(''))];
      });
      const paths = JSON.stringify(Object.fromEntries(found));
      if (part === 'page') return `export default ${paths}`;
      return { code: `import paths from '${id}'; Object.assign(paths, ${paths});`, moduleSideEffects: true };
    },
  };
}

/** Of each typeface only the packed form, which every browser that can run the page reads, and of its scripts only those that are
 * written on the page: each says which letters it has. */
function fonts(): Plugin {
  return {
    name: 'cordon-fonts',
    enforce: 'pre',
    transform(code, id) {
      const [, face, script] = /(.*@fontsource\/[^/]+)\/([a-z-]+)-\d+\.css$/.exec(id) ?? [];
      if (!face || !script) return null;
      const letters = JSON.parse(readFileSync(`${face}/unicode.json`, 'utf8')) as Record<string, string>;
      return code
        .replace(/, url\([^)]+\.woff\) format\('woff'\)/g, '')
        .replace('}', `  unicode-range: ${letters[script]};\n}`);
    },
  };
}

export default defineConfig({
  plugins: [icons(), fonts(), svelte()],
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
