import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { ComponentFacts } from 'virtual:component-facts';
import type { Plugin } from 'vite';

const id = 'virtual:component-facts';
const exportsFolder = 'packages/ui/src/exports';

/** The Vite module `virtual:component-facts`: sizes, sources and theme values of the entries of `ui`. */
export function componentFacts(): Plugin {
  return {
    name: 'component-facts',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? printFacts() : undefined),
  };
}

async function printFacts(): Promise<string> {
  // It bundles every entry when it is imported.
  const { default: sizes } = (await import('../scripts/bench/uiSizes.mjs')) as {
    readonly default: readonly { readonly name: string; readonly path: string }[];
  };
  const facts = await Promise.all(
    sizes.map(async ({ name, path }) => [name, await factsOf(name, path)] as const),
  );
  const manifest = JSON.parse(readFileSync('packages/ui/package.json', 'utf8'));
  const repository = String(manifest.repository?.url ?? 'https://github.com/rentyard/rentyard')
    .replace(/^git\+/, '')
    .replace(/\.git$/, '');
  const values = {
    components: Object.fromEntries(facts),
    repository,
    issues: manifest.bugs?.url ?? `${repository}/issues`,
    version: manifest.version,
  };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

async function factsOf(name: string, bundle: string): Promise<ComponentFacts> {
  const compressed = await promisify(brotliCompress)(readFileSync(bundle));
  const [entry = ''] = importsOf(`${exportsFolder}/${name}.ts`).filter((path) =>
    path.includes(`/${name}.`),
  );
  return {
    kib: Math.round((compressed.length / 1024) * 10) / 10,
    hooks: hooksOf(entry),
    source: entry,
  };
}

/** Names of the theme values that a file and its relative imports read. */
function hooksOf(entry: string): readonly string[] {
  const seen = new Set<string>();
  const hooks = new Set<string>();
  const visit = (path: string) => {
    if (!path || seen.has(path) || /\/(theme|strings)\//.test(path)) return;
    seen.add(path);
    const code = readFileSync(path, 'utf8');
    for (const [, hook] of code.matchAll(/\btheme\.(\w+)/g)) if (hook) hooks.add(hook);
    for (const imported of importsOf(path)) visit(imported);
  };
  visit(entry);
  return [...hooks].sort();
}

/** Relative imports and re-exports of a file as paths in the repository. */
function importsOf(path: string): readonly string[] {
  const code = readFileSync(path, 'utf8');
  return [...code.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to = '']) =>
    resolve(dirname(path), to).slice(process.cwd().length + 1),
  );
}
