/**
 * Builds what `@rentyard/validators`, `@rentyard/ui` or `@rentyard/client` publishes: `dist`, with one ES module per source file,
 * so that an application's bundler takes what it imports and leaves the rest, and a declaration beside each.
 * `prepack` of the packages runs it.
 *
 *   node scripts/release/buildLibrary.mjs ui
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfChanged, root } from '../buildIfChanged.mjs';
import { withClientDirective } from './clientDirective.mjs';

// The compiler's package exports no path to its command.
const compiler = fileURLToPath(new URL('../bin/tsc', import.meta.resolve('typescript')));

/** Each package after those whose declarations it reads. */
const libraries = { validators: ['validators'], ui: ['validators', 'ui'], client: ['client'] };

const [name = ''] = process.argv.slice(2);
if (!Object.hasOwn(libraries, name)) {
  console.error(`Name one of the published packages: ${Object.keys(libraries).join(', ')}.`);
  process.exit(2);
}
// Packages are packed side by side when they are published, so a current build stays in place.
for (const library of libraries[name]) {
  await buildIfChanged({
    inputs: [
      ...libraries[library].flatMap((one) =>
        ['src', 'package.json', 'tsconfig.build.json'].map((path) => `packages/${one}/${path}`),
      ),
      ...['buildLibrary.mjs', 'clientDirective.mjs'].map((script) => `scripts/release/${script}`),
    ],
    result: `packages/${library}/dist`,
    mark: `node_modules/.cache/rentyard-${library}-build`,
    make: () => build(join(root, 'packages', library)),
  });
}

function build(folder) {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  execFileSync(process.execPath, [compiler, '--project', 'tsconfig.build.json'], {
    cwd: folder,
    stdio: 'inherit',
  });
  for (const path of readdirSync(dist, { recursive: true })) {
    if (path.endsWith('.d.ts')) edit(join(dist, path), withScriptExtensions);
    else if (path.endsWith('.js')) edit(join(dist, path), withClientDirective);
  }
}

function edit(file, change) {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
}

/** The compiler changes the extensions of imports in modules, but not in declarations. */
function withScriptExtensions(declaration) {
  return declaration.replace(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g, '$1.js');
}
