/**
 * `npm run bench:bytes`: the JavaScript that first pages of the built admin fetch, in KiB of brotli,
 * against the budgets of the product. Fails when one is exceeded.
 *
 *   npm run bench:bytes                the build in packages/admin/dist
 *   npm run bench:bytes -- DIRECTORY   a build elsewhere
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const budgets = {
  login: 140,
  firstList: 150,
  /** What the list of each further module may add to that of the first. */
  furtherList: 3,
  /** Lists of all modules together. */
  allLists: 200,
};

const build = process.argv[2] ?? 'packages/admin/dist';
const manifestFile = join(build, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error(`There is no build in ${build}. Make one with "npm run build".`);
  process.exit(2);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const entry = Object.keys(manifest).find((name) => manifest[name].isEntry);

/** The longest catalogue counts, so that every language keeps within the budget. */
const catalogues = Object.keys(manifest).filter((name) => name.includes('virtual:catalogue/'));
const catalogue = catalogues.toSorted((a, b) => weigh([b]) - weigh([a]))[0];
const common = [entry, catalogue];
const lists = Object.keys(manifest)
  .filter((name) => /^src\/modules\/[^/]+\/[A-Z]\w*List\.tsx$/.test(name))
  .sort();

const rows = [
  ['login', weigh([...common, 'src/screens/LoginScreen.tsx']), budgets.login],
  ...lists.map((name) => [nameOf(name), weigh([...common, name]), budgets.firstList]),
  ...lists.map((name) => {
    const others = lists.filter((other) => other !== name);
    const rest = weigh([...common, ...others]);
    return [
      `${nameOf(name)}, after the others`,
      weigh([...common, ...lists]) - rest,
      budgets.furtherList,
    ];
  }),
  ['all lists', weigh([...common, ...lists]), budgets.allLists],
];

let isWithin = true;
for (const [name, bytes, budget] of rows) {
  const size = bytes / 1024;
  const isFine = size <= budget;
  isWithin &&= isFine;
  const numbers = `${size.toFixed(1).padStart(7)} of ${String(budget).padStart(3)} KiB`;
  console.log(`${isFine ? 'ok  ' : 'OVER'} ${name.padEnd(36)} ${numbers}`);
}
process.exitCode = isWithin ? 0 : 1;

/** Bytes of all files that some manifest entries need, each counted once. */
function weigh(names) {
  const files = new Set();
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no "${name}".`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return [...files].reduce((sum, file) => sum + brotliBytes(file), 0);
}

function brotliBytes(file) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(readFileSync(join(build, file)), { params }).length;
}

function nameOf(list) {
  return `list of ${list.split('/')[2]}`;
}
