/**
 * `npm run package`: rentyard-<version>.tgz, which runs on a machine with nothing but Node.
 *
 * It contains the built server and back office, the migrations, the demo database, a production lock,
 * the licences of everything inside and a bill of materials (CycloneDX). The script then installs and
 * starts the archive in an empty folder and prints its size, the number of packages and the times.
 *
 *   npm run package                      into the current folder
 *   npm run package -- --output FOLDER   into another folder
 *   npm run package -- --no-trial        without installing and starting it
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { unbundled } from '../unbundled.mjs';
import { closureOf, lockFor } from './productionLock.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const { values: options } = parseArgs({
  options: {
    output: { type: 'string', default: '.' },
    trial: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

/** Programs in the root of the archive, by the file of the bundle that they run. */
const programs = ['server', 'seed', 'backup', 'restore', 'rescue', 'rotateSecret', 'doctor'];

const product = readJson('package.json');
const lock = readJson('package-lock.json');
const name = `rentyard-${product.version}`;
const archive = resolve(options.output, `${name}.tgz`);
const work = mkdtempSync(join(tmpdir(), 'rentyard-package-'));

try {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  fillFolder(join(work, name));
  mkdirSync(dirname(archive), { recursive: true });
  execFileSync('tar', ['-czf', archive, '--owner=0', '--group=0', '-C', work, name]);
  console.log(`${archive}: ${megabytes(statSync(archive).size)}`);
  if (options.trial) await tryArchive();
} finally {
  rmSync(work, { recursive: true, force: true });
}

function fillFolder(folder) {
  const copy = (from, to) =>
    cpSync(join(root, from), join(folder, to), {
      recursive: true,
      filter: (path) => !path.endsWith('.inputs'),
    });
  copy('packages/api/dist', 'api/dist');
  copy('packages/api/migrations', 'api/migrations');
  copy('packages/admin/dist', 'admin/dist');
  copy('LICENSE', 'LICENSE');
  copy('docs/operations.md', 'OPERATIONS.md');
  for (const program of programs) {
    writeFileSync(join(folder, `${program}.js`), `import './api/dist/${program}.js';\n`);
  }
  const manifest = manifestOf();
  writeJson(join(folder, 'package.json'), manifest);
  writeJson(join(folder, 'package-lock.json'), lockFor(lock, manifest, 'packages/api'));
  writeFileSync(join(folder, 'LICENSES.txt'), licences());
  writeJson(join(folder, 'sbom.json'), billOfMaterials());
}

/** Only the packages that the bundle of the server leaves out are installed. */
function manifestOf() {
  const { dependencies } = readJson('packages/api/package.json');
  const { version, description, license, engines } = product;
  return {
    name: 'rentyard',
    version,
    private: true,
    description,
    license,
    type: 'module',
    engines,
    scripts: {
      start: 'node server.js',
      ...Object.fromEntries(programs.slice(1).map((one) => [kebab(one), `node ${one}.js`])),
    },
    dependencies: Object.fromEntries(
      unbundled.filter((one) => dependencies[one]).map((one) => [one, dependencies[one]]),
    ),
  };
}

/** The licence texts of the packages that the archive contains or installs. */
function licences() {
  return productionPackages()
    .filter((location) => existsSync(join(root, location, 'package.json')))
    .map((location) => {
      const {
        name: title,
        version,
        license = 'see its text',
      } = readJson(`${location}/package.json`);
      const texts = readdirSync(join(root, location))
        .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
        .filter((file) => statSync(join(root, location, file)).isFile())
        .map((file) => readFileSync(join(root, location, file), 'utf8').trim());
      const heading = `${title} ${version} (${typeof license === 'string' ? license : license.type})`;
      return [heading, '='.repeat(heading.length), ...texts].join('\n\n');
    })
    .join('\n\n\n');
}

function productionPackages() {
  return closureOf(lock.packages, ['packages/api', 'packages/admin']).filter((location) =>
    location.includes('node_modules/'),
  );
}

/**
 * In the CycloneDX format. `npm sbom` leaves out what the tests of the repository need too, so this lists
 * the packages of the lock itself.
 */
function billOfMaterials() {
  const components = productionPackages().map((location) => {
    const { version, license, integrity = '' } = lock.packages[location];
    const name = location.replace(/^.*node_modules\//, '');
    const [algorithm, hash] = integrity.split('-');
    return {
      type: 'library',
      'bom-ref': location,
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      ...(license ? { licenses: [{ expression: license }] } : {}),
      ...(algorithm === 'sha512'
        ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }
        : {}),
    };
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'rentyard', version: product.version } },
    components,
  };
}

/** Installs and starts the archive as `docs/operations.md` says, in an empty folder. */
async function tryArchive() {
  const trial = join(work, 'trial');
  mkdirSync(trial);
  execFileSync('tar', ['-xzf', archive, '-C', trial]);
  const folder = join(trial, name);
  const seconds = timer();
  execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const installed = closureOf({ ...readJson(join(folder, 'package-lock.json')).packages }, [
    '',
  ]).filter((location) => existsSync(join(folder, location, 'package.json')));
  console.log(
    `Installed ${installed.length} packages in ${seconds()} s: ${megabytes(bytesIn(folder))} in all`,
  );
  const start = timer();
  await readyServer(folder, join(trial, 'data'));
  console.log(`Ready ${start()} s after the start, with the demo data`);
}

/** Starts the server, waits until it is ready and stops it. */
async function readyServer(folder, dataDir) {
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH, HOME, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  const ended = new Promise((done) => server.once('exit', done));
  let output = '';
  const ready = new Promise((done) => {
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const [, url] = /^Rentyard is ready on (\S+)$/m.exec(output) ?? [];
      if (url) done(url);
    });
  });
  try {
    const url = await Promise.race([
      ready,
      ended,
      new Promise((late) => setTimeout(late, 180_000).unref()),
    ]);
    const response = typeof url === 'string' ? await fetch(`${url}/readyz`) : undefined;
    if (!response?.ok) throw new Error(`The packaged server did not become ready:\n${output}`);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

function bytesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((total, entry) => total + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function timer() {
  const started = performance.now();
  return () => ((performance.now() - started) / 1000).toFixed(1);
}

function megabytes(bytes) {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function kebab(camel) {
  return camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function readJson(path) {
  return JSON.parse(readFileSync(resolve(root, path), 'utf8'));
}

function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
