/**
 * `npm run bench:bytes`: the JavaScript that first pages of the built admin fetch, in KiB of brotli,
 * against the budgets of the product. Fails when a page exceeds its budget, or, where it still stands
 * above it, the ceiling that it has come down to (docs/decisions/0010-list-page-ceiling.md).
 *
 *   npm run bench:bytes                the build in packages/admin/dist
 *   npm run bench:bytes -- DIRECTORY   a build elsewhere
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const budgets = { login: 140, offers: 150 };
/** May only be lowered; goes when the page is within its budget. */
const ceilings = { offers: 157.5 };

const build = process.argv[2] ?? 'packages/admin/dist';
const manifestFile = join(build, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error(`There is no build in ${build}. Make one with "npm run build".`);
  process.exit(2);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const page = readFileSync(join(build, 'index.html'), 'utf8');
const entry = [...page.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file]) => named({ file }));
const catalogues = Object.keys(manifest).filter((name) => name.includes('virtual:catalogue/'));
const english = catalogues.find((name) => name.endsWith('/en'));

const pages = {
  login: [...entry, english, named({ name: 'login' })],
  offers: [...entry, english, named({ name: 'list-offers' })],
};

let isWithin = true;
for (const [name, chunks] of Object.entries(pages)) {
  const size = weigh(chunks) / 1024;
  const ceiling = ceilings[name] ?? budgets[name];
  isWithin &&= size <= ceiling;
  const verdict = size <= budgets[name] ? 'ok  ' : size <= ceiling ? 'HIGH' : 'OVER';
  console.log(`${verdict} ${row(name, size)} of ${budgets[name]} KiB, at most ${ceiling}`);
}
for (const [name, chunks] of [
  ['of these, the entry', entry],
  ['of these, all lists', [named({ name: 'list' })]],
  ['of these, offers', [named({ name: 'list-offers' })]],
  ...catalogues.map((name) => [`catalogue ${name.slice(-2)}`, [name]]),
]) {
  console.log(`     ${row(name, weigh(chunks, entry) / 1024)} KiB`);
}
process.exitCode = isWithin ? 0 : 1;

function row(name, size) {
  return `${name.padEnd(24)} ${size.toFixed(1).padStart(6)}`;
}

/** The manifest entry with this file or name. */
function named(wanted) {
  const [field, value] = Object.entries(wanted)[0];
  const found = Object.keys(manifest).find((name) => manifest[name][field] === value);
  if (!found) throw new Error(`The build has no chunk whose ${field} is "${value}".`);
  return found;
}

/** Bytes of all files that some manifest entries need, each counted once, without those of others. */
function weigh(names, without = []) {
  const apart = names === without ? new Set() : filesOf(without);
  return [...filesOf(names)]
    .filter((file) => !apart.has(file))
    .reduce((sum, file) => sum + brotliBytes(file), 0);
}

function filesOf(names) {
  const files = new Set();
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no "${name}".`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return files;
}

function brotliBytes(file) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(readFileSync(join(build, file)), { params }).length;
}
