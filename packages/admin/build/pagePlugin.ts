import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { type AddressChunks, addressChunks, stylesInPage } from './chunksOf.ts';
import { evaluate } from './evaluate.ts';
import { sourceFolder } from './sourceFolder.ts';

interface Theme {
  readonly themeCss: string;
  readonly baseCss: string;
}

/**
 * Makes `index.html` paint and ask for what the address needs before any module runs: the theme and
 * the fonts' rules stand in the page, and a small script starts the first requests. Its hash goes to
 * `csp.json` beside the page, because the server allows no other inline script.
 */
export function pagePlugin(): Plugin {
  return {
    name: 'rentyard-page',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const { themeCss, baseCss } = await evaluate<Theme>(
          `export { baseCss, themeCss } from '@rentyard/ui/theme';`,
        );
        const chunks = bundle ? addressChunks(bundle) : { languages: {}, screens: {}, cards: [] };
        const tags: HtmlTagDescriptor[] = [
          { tag: 'style', attrs: { id: 'ry-theme' }, children: themeCss + baseCss },
          { tag: 'script', children: await earlyScript(chunks), injectTo: 'body' },
        ];
        return { html: bundle ? withIconInside(withStylesInside(html, bundle)) : html, tags };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const scripts = [...String(page.source).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
          ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
        );
        this.emitFile({
          type: 'asset',
          fileName: 'csp.json',
          source: JSON.stringify({ scripts }),
        });
      },
    },
  };
}

/** The script of `src/early.ts`, told which files each address needs. */
async function earlyScript(chunks: AddressChunks): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(sourceFolder, 'early.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    conditions: ['source'],
    define: { addressChunks: JSON.stringify(chunks) },
    logLevel: 'error',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

type Bundle = Parameters<typeof addressChunks>[0];

/**
 * Puts the styles of first pages into the page instead of links to them: fewer requests, and nothing to wait
 * for. A file's name tells chunks that need it that it is here (`leanPreload.ts`).
 */
function withStylesInside(html: string, bundle: Bundle): string {
  const styles = stylesInPage(bundle).map((fileName) => {
    const file = bundle[fileName];
    const rules = file?.type === 'asset' ? String(file.source).trim() : '';
    return `<style data-file="${fileName}">${rules}</style>`;
  });
  return html
    .replace(/ *<link rel="stylesheet"[^>]*>\n/g, '')
    .replace('</head>', () => `${styles.join('\n')}\n</head>`);
}

/** The icon of the tab stands in the page too. */
function withIconInside(html: string): string {
  const icon = readFileSync(join(sourceFolder, '../public/favicon.svg'), 'utf8').trim();
  return html.replace('"/favicon.svg"', () => `"data:image/svg+xml,${encodeURIComponent(icon)}"`);
}
