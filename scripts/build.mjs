/**
 * `npm run build`: the server bundle in packages/api/dist and the admin in packages/admin/dist. Skips a
 * target whose inputs have not changed since its last build.
 *
 * Prints a line with the time of each step.
 *
 *   npm run build            both
 *   npm run build -- server  those named: server, admin
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { unbundled } from './unbundled.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const skipped = new Set(['node_modules', 'dist', '.cache', 'storybook-static']);
const isSkipped = (folder) => skipped.has(folder) || folder.startsWith('dist.');
const tested = /\.(test|spec|stories)\.tsx?$/;

const targets = {
  server: {
    inputs: ['packages/api', 'packages/contract', 'packages/validators'],
    output: 'packages/api/dist',
    entry: 'server.js',
    make: buildServer,
  },
  admin: {
    inputs: ['packages/admin', 'packages/ui', 'packages/contract', 'packages/validators'],
    output: 'packages/admin/dist',
    entry: 'index.html',
    make: buildAdmin,
  },
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(targets, name));
if (unknown !== undefined) {
  console.error(
    `Nothing was built: "${unknown}" is not a target. Targets: ${Object.keys(targets).join(', ')}.`,
  );
  process.exit(2);
}
const chosen = Object.values(targets).filter(
  (target) => names.length === 0 || names.some((name) => targets[name] === target),
);
const outcomes = await Promise.allSettled(chosen.map(buildIfChanged));
for (const outcome of outcomes)
  if (outcome.status === 'rejected') console.error(outcome.reason.message);
process.exitCode = outcomes.some(({ status }) => status === 'rejected') ? 1 : 0;

/** The hash of the inputs is stored beside the result and written last: an interrupted build is repeated. */
async function buildIfChanged({ inputs, output, entry, make }) {
  const mark = join(root, output, '.inputs');
  const hash = hashOf([
    ...inputs,
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/build.mjs',
  ]);
  const isCurrent =
    existsSync(join(root, output, entry)) &&
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === hash;
  if (isCurrent) return;
  rmSync(mark, { force: true });
  await make();
  writeFileSync(mark, hash);
}

/** Runs a step of the build and prints its name and time. */
async function step(name, run) {
  const started = performance.now();
  await run();
  const seconds = Math.max(1, Math.round((performance.now() - started) / 1000));
  console.log(`${name.padEnd(26)} ${String(seconds).padStart(3)} s`);
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

/** Pure JavaScript: reading one file is much faster than finding a thousand small ones. */
async function buildServer() {
  const api = join(root, 'packages/api');
  // The old bundle remains until the new one is complete.
  const next = join(api, `dist.${process.pid}`);
  await step('Building the server', () => bundleServer(api, next));
  await step('Creating the demo database', () => run([join(next, 'prepare.js')]));
  rmSync(join(api, 'dist'), { recursive: true, force: true });
  renameSync(next, join(api, 'dist'));
}

function bundleServer(api, outdir) {
  return build({
    absWorkingDir: root,
    entryPoints: {
      server: join(api, 'src/server.ts'),
      seed: join(api, 'src/commands/seed.ts'),
      backup: join(api, 'src/commands/backup.ts'),
      restore: join(api, 'src/commands/restore.ts'),
      rescue: join(api, 'src/commands/rescue.ts'),
      doctor: join(api, 'src/commands/doctor.ts'),
      rotateSecret: join(api, 'src/commands/rotateSecret.ts'),
      prepare: join(api, 'src/commands/prepare.ts'),
      pgliteWorker: join(api, 'src/db/embedded/pgliteWorker.js'),
      watchdogWorker: join(api, 'src/lifecycle/watchdogWorker.js'),
      tableWorker: join(api, 'src/records/import-export/uploaded-table/tableWorker.js'),
    },
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: 'shared-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    conditions: ['@rentyard/source'],
    external: [...unbundled, '@electric-sql/pglite/*'],
    // Newer versions of Node have it. Without it `pg` loads all of `fetch` to detect its platform.
    define: { navigator: JSON.stringify({ userAgent: 'Node.js' }) },
    // CommonJS packages load Node's modules with `require`, which ES modules lack.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'warning',
  });
}

function buildAdmin() {
  return step('Building the back office', () =>
    run([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: join(root, 'packages/admin'),
    }),
  );
}

function run(args, options = {}) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', failed);
    child.on('exit', (code, signal) => {
      if (code === 0) done();
      else failed(new Error(`${args.join(' ')} ended with ${signal ?? code}.`));
    });
  });
}
