import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwords, startBuiltServer } from '../support/processes/builtServer.ts';

const work = mkdtempSync(join(tmpdir(), 'rentyard-artefact-'));
const app = join(work, 'app');

/** The commands of a stage of the Dockerfile, with its folders replaced by those of the test. */
function runsOf(stage: string): readonly string[] {
  const [, text = ''] = readFileSync('Dockerfile', 'utf8').split(`AS ${stage}\n`);
  const [own = ''] = text.split('\nFROM ');
  return [...own.matchAll(/^RUN (.+)$/gm)].map(([, command = '']) =>
    command.replaceAll('/archive', join(work, 'archive')),
  );
}

beforeAll(() => {
  // The repository is installed already, so `npm ci` of the first stage is left out.
  for (const command of runsOf('build').filter((one) => !one.startsWith('npm ci'))) {
    execFileSync('sh', ['-c', command], { stdio: 'pipe' });
  }
  execFileSync('mkdir', [app]);
  for (const command of runsOf('install')) {
    execFileSync('sh', ['-c', command], { cwd: app, stdio: 'pipe' });
  }
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('the archive, installed by the commands of the Dockerfile', () => {
  it('installs nothing of development', () => {
    expect(readdirSync(join(app, 'node_modules')).sort()).toEqual(
      expect.arrayContaining(['@electric-sql', '@node-rs', 'sharp']),
    );
    for (const name of ['esbuild', 'vite', 'typescript', 'tsx', '@rentyard']) {
      expect(existsSync(join(app, 'node_modules', name)), name).toBe(false);
    }
  });

  it('starts, serves the back office and lets an admin sign in', async () => {
    const server = await startBuiltServer({
      entry: join(app, 'server.js'),
      dataDir: join(work, 'data'),
      env: { SEED: 'demo' },
    });
    try {
      expect(await (await fetch(`${server.url}/en/auth/login`)).text()).toContain(
        '<title>Rentyard',
      );
      const signedIn = await fetch(`${server.url}/api/v1/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@rentyard.test', password: passwords.admin }),
      });
      expect(signedIn.status).toBe(200);
    } finally {
      expect(await server.end('SIGTERM')).toBe(0);
    }
  });

  it('makes a backup with its own command', async () => {
    const file = join(work, 'backup.tar');
    const code = await new Promise((done) => {
      spawn('npm', ['run', '--silent', 'backup', '--', file], {
        cwd: app,
        stdio: 'ignore',
        env: { ...process.env, DATA_DIR: join(work, 'data') },
      }).once('exit', done);
    });
    expect(code).toBe(0);
    expect(existsSync(file)).toBe(true);
  });

  it('lists every installed package in its bill of materials and its licences', () => {
    const lock = JSON.parse(readFileSync(join(app, 'package-lock.json'), 'utf8'));
    const { components } = JSON.parse(readFileSync(join(app, 'sbom.json'), 'utf8'));
    const listed = new Set(
      components.map((one: { name: string; version: string }) => `${one.name}@${one.version}`),
    );
    const licences = readFileSync(join(app, 'LICENSES.txt'), 'utf8');
    const installed = Object.entries<{ version: string }>(lock.packages).filter(
      ([location]) => location !== '' && existsSync(join(app, location, 'package.json')),
    );
    expect(installed.length).toBeGreaterThan(5);
    for (const [location, { version }] of installed) {
      const name = location.replace(/^.*node_modules\//, '');
      expect(listed, name).toContain(`${name}@${version}`);
      expect(licences).toContain(`${name} ${version} (`);
    }
  });
});
