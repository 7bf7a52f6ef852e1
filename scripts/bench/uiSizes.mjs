/**
 * `npm run bench:ui`: budgets, read by size-limit, of the code that each entry of `@rentyard/ui` adds to an
 * application: minified, with static imports, without React, React DOM and styled-components. Code that an
 * entry loads on demand does not count.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build } from 'esbuild';

const folder = 'packages/ui/src/exports';
const output = resolve('node_modules/.cache/rentyard-ui-sizes');

/** KiB for entries without a budget below. */
const usual = 10;
const budgets = {
  // TanStack Table
  ClientTable: 42.25,
  DataTable: 36,
  MultiSelect: 27.5,
  // Downshift
  Combobox: 27.25,
  Autocomplete: 27,
  Select: 22.5,
  ImageViewer: 12.5,
  FileDrop: 12.75,
  // DOMPurify
  sanitizeHtml: 12,
  // With the comparison of misspelt words
  CommandPalette: 13,
  SavedViews: 11.25,
  Sparkline: 11.25,
  TwoPanePicker: 12.25,
  DateField: 14.25,
  DateRangeField: 13.25,
  // With the choice between two times around a clock change
  DateTimeField: 15.75,
  CodeField: 10.5,
  ImageField: 10.5,
  RangeField: 11.25,
  SlugField: 10.5,
  TagsField: 10.75,
  // Masks that compose, undo and redo, digits of every script
  CoordinatesField: 11.5,
  FilterBar: 12.5,
  MaskedField: 11.5,
  MoneyField: 11.75,
  NumberField: 11.5,
  PhoneField: 11.75,
  TimeField: 12.25,
  TranslationField: 11.75,
  // Tiptap: load these with `import()`
  RichTextField: 140,
  RichTranslationField: 142,
};

const wholes = resolve(output, 'wholes');
mkdirSync(wholes, { recursive: true });
const entries = readdirSync(folder).map((file) => basename(file, '.ts'));
const { metafile } = await build({
  entryPoints: entries.map((name) => `${folder}/${name}.ts`),
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  metafile: true,
  outdir: output,
  target: 'es2022',
  jsx: 'automatic',
  conditions: ['@rentyard/source'],
  loader: { '.woff2': 'empty' },
  external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/*', 'styled-components'],
  logLevel: 'error',
});
const outputs = Object.fromEntries(
  Object.entries(metafile.outputs).map(([path, facts]) => [resolve(path), facts]),
);

export default entries.map((name) => ({
  name,
  limit: `${budgets[name] ?? usual} KiB`,
  path: wholeEntry(name),
}));

/** One file with the entry and its static imports, as an application would bundle it. */
function wholeEntry(name) {
  const files = [...withImports(resolve(output, `${name}.js`))];
  const whole = resolve(wholes, `${name}.js`);
  writeFileSync(whole, Buffer.concat(files.map((file) => readFileSync(file))));
  return whole;
}

/** The entry and all chunks that it imports statically. */
function withImports(entry) {
  const files = new Set();
  const visit = (path) => {
    if (files.has(path) || !outputs[path]) return;
    files.add(path);
    for (const { kind, path: imported } of outputs[path].imports) {
      if (kind === 'import-statement') visit(resolve(imported));
    }
  };
  visit(entry);
  return files;
}
