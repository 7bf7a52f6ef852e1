/**
 * `npm run bench:bytes`: budgets, read by size-limit, of the JavaScript that the built admin loads: for the
 * sign-in page, for the list of offers without cache, for each further list, and for all lists together.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const build = resolve('packages/admin/dist');
const manifestFile = resolve(build, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  throw new Error('The admin is not built, so its size is unknown. Run "npm run build".');
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const find = (isWanted) => {
  const keys = Object.keys(manifest).filter((key) => isWanted(manifest[key], key));
  if (keys.length === 0)
    throw new Error(
      `The build has no chunk for ${isWanted}. Adapt scripts/bench/adminSizes.mjs to the renamed file.`,
    );
  return keys;
};

const entry = find((chunk) => chunk.name === 'app');
const english = find((_, key) => /virtual:(?:catalogue|messages)\/(?:core\/)?en$/.test(key));
const signIn = find((_, key) => /\/(?:AuthFrame|LoginScreen)\.tsx$/.test(key));
const firstList = find((chunk) => chunk.name === 'list');
const lists = find((_, key) => /\/modules\/[^/]+\/\w+List\.tsx$/.test(key));

const offers = filesOf([...entry, ...english, ...firstList]);
/** KiB that another list may add to the list of offers; decision 10 explains the budgets. */
const furtherList = { photo: 4, categories: 6, 'category-groups': 6 };
const limitOf = (name, limit, path) => ({ name, limit: `${limit} KiB`, path: [...path] });

export default [
  limitOf('sign-in', 162, filesOf([...entry, ...english, ...signIn])),
  limitOf('list of offers', 214.5, offers),
  ...lists.map((list) => {
    const module = list.split('/').at(-2);
    const added = [...filesOf([list])].filter((file) => !offers.has(file));
    return limitOf(`+ list of ${module}`, furtherList[module] ?? 3, added);
  }),
  limitOf('lists of all modules', 239, new Set([...offers, ...filesOf(lists)])),
];

/** The files of manifest entries with their static imports, each once. */
function filesOf(keys) {
  const files = new Set();
  const visit = (key) => {
    const { file, imports = [] } = manifest[key];
    if (files.has(resolve(build, file))) return;
    files.add(resolve(build, file));
    for (const imported of imports) visit(imported);
  };
  for (const key of keys) visit(key);
  return files;
}
