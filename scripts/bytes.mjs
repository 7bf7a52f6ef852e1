/**
 * `npm run bench:bytes`: the JavaScript that the built admin fetches, in KiB of brotli, against the budgets
 * of the product: for the login page, for a cold list of offers, for what the list of each further module
 * adds to that, and for the lists of all modules together. Fails when one of them is exceeded.
 *
 *   npm run bench:bytes                the build in packages/admin/dist
 *   npm run bench:bytes -- DIRECTORY   a build elsewhere
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const budgets = { login: 140, offers: 150, furtherList: 3, allLists: 200 };

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

const login = [...entry, english, named({ name: 'login' })];
const offers = [...entry, english, named({ name: 'list-offers' })];
const lists = Object.keys(manifest).filter((name) => /^list-/.test(manifest[name].name));

let isWithin = true;
judge('login', weigh(login), budgets.login);
judge('list of offers', weigh(offers), budgets.offers);
for (const list of lists.filter((list) => !offers.includes(list))) {
  judge(
    `+ ${manifest[list].name.replace('-', ' of ')}`,
    weigh([list], offers),
    budgets.furtherList,
  );
}
judge('lists of all modules', weigh([...offers, ...lists]), budgets.allLists);
for (const [name, chunks] of [
  ['of these, the entry', entry],
  ['of these, all lists share', [named({ name: 'list' })]],
  ...catalogues.map((name) => [`catalogue ${name.slice(-2)}`, [name]]),
]) {
  console.log(`     ${row(name, weigh(chunks, entry))} KiB`);
}
process.exitCode = isWithin ? 0 : 1;

function judge(name, size, budget) {
  const isGood = size <= budget;
  isWithin &&= isGood;
  console.log(`${isGood ? 'ok  ' : 'OVER'} ${row(name, size)} of ${budget} KiB`);
}

function row(name, size) {
  return `${name.padEnd(28)} ${size.toFixed(1).padStart(6)}`;
}

/** The manifest entry with this file or name. */
function named(wanted) {
  const [field, value] = Object.entries(wanted)[0];
  const found = Object.keys(manifest).find((name) => manifest[name][field] === value);
  if (!found) throw new Error(`The build has no chunk whose ${field} is "${value}".`);
  return found;
}

/** KiB of all files that some manifest entries need, each counted once, without those of others. */
function weigh(names, without = []) {
  const apart = names === without ? new Set() : filesOf(without);
  return [...filesOf(names)]
    .filter((file) => !apart.has(file))
    .reduce((sum, file) => sum + brotliBytes(file) / 1024, 0);
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
