import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { evaluate } from './evaluate.ts';
import { sourceFolder } from './sourceFolder.ts';

const stringsFile = /\/packages\/ui\/src\/strings\/([a-z]{2})\.ts$/;

/**
 * Leaves out strings of the design system that belong to components which this app does not have: every
 * page ships them in its language.
 */
export function leanStrings(): Plugin {
  let isSaid: Promise<(key: string) => boolean>;
  return {
    name: 'rentyard-lean-strings',
    apply: 'build',
    buildStart() {
      isSaid = keysSaid();
    },
    transform: {
      order: 'pre',
      filter: { id: stringsFile },
      handler: async (_, id) => {
        const [, language = 'en'] = stringsFile.exec(id) ?? [];
        const { strings } = await evaluate<{ readonly strings: Readonly<Record<string, string>> }>(
          `export { strings } from '@rentyard/ui/strings-${language}';`,
        );
        const is = await isSaid;
        const said = Object.entries(strings).filter(([key]) => key === 'tag' || is(key));
        const code = `export const ${language} = ${JSON.stringify(Object.fromEntries(said))};`;
        return { code, map: null };
      },
    },
  };
}

/** Tells which keys the design system's files in this app's reach may say. */
async function keysSaid(): Promise<(key: string) => boolean> {
  const root = resolve(sourceFolder, '../../..');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(sourceFolder, 'main.tsx')],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'dist',
    splitting: true,
    conditions: ['source'],
    external: ['virtual:*', '*.css', '*.woff2'],
    logLevel: 'error',
  });
  const inUse = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const sources = inUse.filter(
    (path) => path.startsWith('packages/ui/src/') && !path.includes('/strings/'),
  );
  return isSaidIn([...new Set(sources)].map((source) => readFileSync(join(root, source), 'utf8')));
}

/** A key in quotes, or the beginning of one that is put together: `table.${density}`. */
const keyText = /['"`]([a-z_]+\.)(?:([a-z_]+)['"`]|\$\{)/g;

/** Tells which keys some source files may say. */
export function isSaidIn(sources: readonly string[]): (key: string) => boolean {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const source of sources) {
    for (const [, group = '', rest] of source.matchAll(keyText)) {
      if (rest === undefined) beginnings.add(group);
      else whole.add(group + rest);
    }
  }
  return (key) => whole.has(key) || beginnings.has(key.slice(0, key.indexOf('.') + 1));
}
