/**
 * `npm run bench:ui`: what each entry of `@rentyard/ui` brings into an application - minified, brotli,
 * with everything it imports at once, without React, React DOM and styled-components, which the
 * application has. What an entry fetches on demand counts for the part that fetches it, not here.
 * Fails above a budget, so that a heavy import shows when it is made and not when somebody installs it.
 */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const folder = 'packages/ui/src/exports';
/** Of an entry that has no line below; KiB. */
const budget = 10;
const budgets = {
  ClientTable: 32,
  DataTable: 26,
  MultiSelect: 24,
  Combobox: 23.5,
  Select: 22,
  ImageViewer: 12.5,
  FileDrop: 12,
  // DOMPurify
  sanitizeHtml: 12,
  CommandPalette: 11,
  SavedViews: 11,
  Sparkline: 11,
  TwoPanePicker: 11.5,
  TranslationField: 11,
  // Tiptap: load these with `import()`
  RichTextField: 140,
  RichTranslationField: 142,
  validators: 2,
  masks: 2,
};

const entries = readdirSync(folder).map((file) => basename(file, '.ts'));
const { metafile, outputFiles } = await build({
  entryPoints: entries.map((name) => `${folder}/${name}.ts`),
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  write: false,
  metafile: true,
  outdir: 'out',
  target: 'es2022',
  jsx: 'automatic',
  conditions: ['source'],
  loader: { '.woff2': 'empty' },
  external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/*', 'styled-components'],
  logLevel: 'error',
});
const contents = new Map(
  Object.keys(metafile.outputs).map((path) => {
    const file = outputFiles.find((one) => one.path.endsWith(`/${path}`));
    return [path, file?.contents ?? new Uint8Array()];
  }),
);

const rows = entries
  .map((name) => ({ name, size: weigh(`out/${name}.js`) / 1024, limit: budgets[name] ?? budget }))
  .sort((one, other) => other.size - one.size);
for (const { name, size, limit } of rows) {
  const verdict = size <= limit ? 'ok  ' : 'OVER';
  console.log(`${verdict} ${name.padEnd(24)} ${size.toFixed(1).padStart(6)} of ${limit} KiB`);
}
process.exitCode = rows.every(({ size, limit }) => size <= limit) ? 0 : 1;

/** Bytes of the entry together with all chunks that it imports at once. */
function weigh(entry) {
  const parts = new Set();
  const collect = (path) => {
    if (parts.has(path) || !contents.has(path)) return;
    parts.add(path);
    for (const { kind, path: imported } of metafile.outputs[path].imports) {
      if (kind === 'import-statement') collect(imported);
    }
  };
  collect(entry);
  const all = Buffer.concat([...parts].map((path) => contents.get(path)));
  return brotliCompressSync(all).length;
}
