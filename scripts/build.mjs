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
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildIfChanged, root } from './buildIfChanged.mjs';
import { unbundled } from './unbundled.mjs';

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
const common = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs'];
const outcomes = await Promise.allSettled(
  chosen.map(({ inputs, output, entry, make }) =>
    buildIfChanged({
      inputs: [...inputs, ...common],
      result: `${output}/${entry}`,
      mark: `${output}/.inputs`,
      make,
    }),
  ),
);
for (const outcome of outcomes)
  if (outcome.status === 'rejected') console.error(outcome.reason.message);
process.exitCode = outcomes.some(({ status }) => status === 'rejected') ? 1 : 0;

/** Runs a step of the build and prints its name and time. */
async function step(name, run) {
  const started = performance.now();
  await run();
  const seconds = Math.max(1, Math.round((performance.now() - started) / 1000));
  console.log(`${name.padEnd(26)} ${String(seconds).padStart(3)} s`);
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
