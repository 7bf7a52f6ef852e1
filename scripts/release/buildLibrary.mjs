/**
 * Builds what `@rentyard/validators`, `@rentyard/ui` or `@rentyard/client` publishes: `dist`, with one ES module per source file,
 * so that an application's bundler takes what it imports and leaves the rest, and a declaration beside each.
 * `prepack` of the packages runs it.
 *
 *   node scripts/release/buildLibrary.mjs ui
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withClientDirective } from './clientDirective.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
// The compiler's package exports no path to its command.
const compiler = fileURLToPath(new URL('../bin/tsc', import.meta.resolve('typescript')));

/** Each package after those whose declarations it reads. */
const libraries = { validators: ['validators'], ui: ['validators', 'ui'], client: ['client'] };

const [name = ''] = process.argv.slice(2);
if (!Object.hasOwn(libraries, name)) {
  console.error(`Name one of the published packages: ${Object.keys(libraries).join(', ')}.`);
  process.exit(2);
}
for (const library of libraries[name]) buildIfChanged(library);

/** Both packages are packed side by side when they are published, so a current build stays in place. */
function buildIfChanged(library) {
  const folder = join(root, 'packages', library);
  const cache = join(root, 'node_modules/.cache');
  const mark = join(cache, `rentyard-${library}-build`);
  const inputs = libraries[library].map((one) => hashOf(join(root, 'packages', one))).join('\n');
  const isCurrent =
    existsSync(join(folder, 'dist')) && existsSync(mark) && readFileSync(mark, 'utf8') === inputs;
  if (isCurrent) return;
  rmSync(mark, { force: true });
  build(folder);
  mkdirSync(cache, { recursive: true });
  writeFileSync(mark, inputs);
}

function hashOf(folder) {
  const hash = createHash('sha256').update(process.version);
  const sources = readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of [
    ...sources,
    join(folder, 'package.json'),
    join(folder, 'tsconfig.build.json'),
  ]) {
    hash.update(file).update(readFileSync(file));
  }
  for (const script of ['buildLibrary.mjs', 'clientDirective.mjs']) {
    hash.update(readFileSync(join(root, 'scripts/release', script)));
  }
  return hash.digest('hex');
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
