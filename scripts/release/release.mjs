/**
 * `npm run release`: the files and the notes of a release.
 *
 *   npm run release -- --dry-run             lists files and notes; publishes and stores nothing
 *   npm run release -- --output release      writes the archive, its bill of materials, checksums and notes
 *   npm run release -- --tag v1.2.0 ...      also refuses a tag of another version
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { notesOf, notesOfVersion, pendingChanges, productPackages } from './releaseNotes.mjs';

const { values: options } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    output: { type: 'string' },
    tag: { type: 'string' },
  },
});
const isDryRun = options['dry-run'];
if (isDryRun === (options.output !== undefined)) {
  fail('Write npm run release -- --dry-run, or npm run release -- --output FOLDER.');
}

const { version } = readJson('package.json');
const packages = readdirSync('packages').map((name) => {
  const folder = join('packages', name);
  return { folder, ...readJson(join(folder, 'package.json')) };
});
for (const one of packages.filter(({ name }) => productPackages.includes(name))) {
  if (one.version !== version) fail(`${one.name} has version ${one.version}, not ${version}.`);
}
if (options.tag !== undefined && options.tag !== `v${version}`) {
  fail(`The tag ${options.tag} is not v${version}, which package.json has.`);
}

const pending = pendingChanges();
if (!isDryRun && pending.length > 0) {
  fail(`${pending.length} changes have no version yet. Run npm run version:all and commit first.`);
}
const notes = pending.length > 0 ? notesOf(pending) : notesOfVersion(packages);

const folder = isDryRun
  ? mkdtempSync(join(tmpdir(), 'rentyard-release-'))
  : resolve(options.output);
try {
  writeFiles(folder);
  console.log(`\nRelease ${version}${pending.length > 0 ? ' and pending changes' : ''}\n`);
  for (const name of readdirSync(folder).sort()) {
    console.log(`${name.padEnd(44)} ${kilobytes(statSync(join(folder, name)).size)}`);
  }
  console.log(`\nContents of rentyard-${version}.tgz\n${contentsOf(folder)}`);
  for (const { name } of packages.filter(({ private: isPrivate }) => !isPrivate)) {
    console.log(`\n${packedFiles(name)}`);
  }
  console.log(`\nNotes\n\n${notes}`);
} finally {
  if (isDryRun) rmSync(folder, { recursive: true, force: true });
}

function writeFiles(target) {
  mkdirSync(target, { recursive: true });
  const archive = join(target, `rentyard-${version}.tgz`);
  node(['scripts/release/package.mjs', '--output', target, ...(isDryRun ? ['--no-trial'] : [])]);
  const bill = execFileSync('tar', ['-xzOf', archive, `rentyard-${version}/sbom.json`], {
    maxBuffer: 64 * 1024 * 1024,
  });
  writeFileSync(join(target, 'sbom.json'), bill);
  writeFileSync(join(target, 'NOTES.md'), `${notes}\n`);
  const sums = readdirSync(target)
    .filter((name) => name !== 'SHA256SUMS')
    .sort()
    .map((name) => `${sha256(readFileSync(join(target, name)))}  ${name}\n`);
  writeFileSync(join(target, 'SHA256SUMS'), sums.join(''));
}

/** Files in the root of the archive, and the number of files in each of its folders. */
function contentsOf(target) {
  const paths = execFileSync('tar', ['-tzf', join(target, `rentyard-${version}.tgz`)], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((path) => path !== '' && !path.endsWith('/'))
    .map((path) => path.split('/').slice(1));
  const counts = new Map();
  for (const parts of paths) {
    const shown = parts.length > 2 ? `${parts[0]}/${parts[1]}/` : parts.join('/');
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  return [...counts]
    .sort()
    .map(([path, count]) => (path.endsWith('/') ? `  ${path} (${count} files)` : `  ${path}`))
    .join('\n');
}

/** The files that `npm publish` would upload. */
function packedFiles(name) {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--workspace', name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
  // Scripts of the package print before the JSON.
  const [packed] = JSON.parse(output.slice(output.search(/^\[$/m)));
  const files = packed.files.map(({ path }) => `  ${path}`).join('\n');
  return `${packed.filename}: ${packed.entryCount} files, ${kilobytes(packed.size)}\n${files}`;
}

function node(args) {
  execFileSync(process.execPath, args, { stdio: 'inherit' });
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

function kilobytes(bytes) {
  return `${Math.ceil(bytes / 1024)} kB`;
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
