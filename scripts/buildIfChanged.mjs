import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folder of the repository. */
export const root = resolve(import.meta.dirname, '..');

const skipped = new Set(['node_modules', 'dist', '.cache', 'storybook-static']);
const isSkipped = (folder) => skipped.has(folder) || folder.startsWith('dist.');
const tested = /\.(test|spec|stories)\.tsx?$/;

/**
 * Makes a result unless it exists and its inputs have not changed. The hash of the inputs is written to `mark` last: an
 * interrupted build is repeated.
 *
 * @param {{ inputs: readonly string[], result: string, mark: string, make: () => unknown }} build Paths from the root.
 */
export async function buildIfChanged({ inputs, result, mark, make }) {
  const file = join(root, mark);
  const hash = hashOf(inputs);
  const isCurrent =
    existsSync(join(root, result)) && existsSync(file) && readFileSync(file, 'utf8') === hash;
  if (isCurrent) return;
  rmSync(file, { force: true });
  await make();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

function hashOf(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap((path) => filesIn(join(root, path)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesIn(path) {
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const full = join(path, entry.name);
      if (entry.isDirectory()) return isSkipped(entry.name) ? [] : filesIn(full);
      return tested.test(entry.name) ? [] : [full];
    });
}
