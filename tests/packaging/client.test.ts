import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { IssuedApiKey } from '@rentyard/contract/entities/api-key/apiKey';
import { buildPermissionRows } from '@rentyard/contract/entities/role/permissionList';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Client } from '../support/client.ts';
import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import type { WireRecord } from '../support/wire.ts';
import { run } from './run.ts';

const app = join(inject('work'), 'client-app');
const installed = createRequire(import.meta.url);
const compiler = join(dirname(installed.resolve('typescript/package.json')), 'bin/tsc');

let server: BuiltServer;
let admin: Client;
let env: Readonly<Record<string, string>>;
beforeAll(async () => {
  const folder = join(app, 'node_modules/@rentyard/client');
  mkdirSync(folder, { recursive: true });
  run('tar', ['-xzf', inject('tarballs')['@rentyard/client'], '--strip-components=1'], folder);
  mkdirSync(join(app, 'node_modules/@types'));
  run('cp', ['-r', resolve('node_modules/@types/node'), join(app, 'node_modules/@types')], app);
  run('cp', ['-r', resolve('node_modules/undici-types'), join(app, 'node_modules')], app);
  writeFileSync(join(app, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  writeFileSync(join(app, 'readme.ts'), readmeModule());
  writeFileSync(
    join(app, 'syncPrices.ts'),
    readFileSync('packages/client/examples/syncPrices.ts', 'utf8'),
  );
  server = await startBuiltServer({ env: { SEED: 'demo' } });
  admin = await signedIn(server.client);
  const permissions = buildPermissionRows([
    ['manage', 'brands'],
    ['create', 'photo'],
    ['read', 'offers'],
    ['update', 'offers'],
  ]);
  const made = await admin.post('/api_keys', { name: 'Price sync', permissions });
  const { secret } = made.data<IssuedApiKey>();
  env = { RENTYARD_URL: server.url, RENTYARD_KEY: String(secret) };
});
afterAll(async () => {
  await server.end('SIGKILL');
  removeDataDir(server);
});

const compilerOptions = {
  target: 'ES2023',
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  strict: true,
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  outDir: 'out',
};

/** The examples of the README, which continue each other, as one module. */
function readmeModule(): string {
  const text = readFileSync('packages/client/README.md', 'utf8');
  const examples = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  expect(examples.length).toBeGreaterThanOrEqual(5);
  return examples.join('\n');
}

test('the README and the example compile against the package and work with a server', () => {
  run('node', [compiler, '--pretty', 'false'], app);
  writeFileSync(
    join(app, 'excavator.png'),
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  );
  const output = run('node', ['out/readme.js'], app, env);
  expect(output).toContain('Sennebogen AG');
  expect(output).toContain('version_conflict');
  expect(output).toMatch(/create brands \d+/);
  expect(output).toMatch(/(\d+) of \1 bytes/);
});

test('a misspelt field does not compile', () => {
  const wrong =
    "await rentyard.call('PATCH /brands/{id}', { params: { id: 1 }, body: { naem: 'x' } });";
  writeFileSync(join(app, 'wrong.ts'), `${readmeModule()}\n${wrong}`);
  const compile = () => run('node', [compiler, '--pretty', 'false'], app);
  expect(compile).toThrow(/'naem' does not exist in type/);
  writeFileSync(join(app, 'wrong.ts'), '');
});

test('the example sets the prices of a CSV file and says what was refused', async () => {
  const query = { 'filter[status]': 'active', per_page: 3, sort: 'id' };
  const [first, second, third] = (await admin.get('/offers', query)).data<readonly WireRecord[]>();
  const lines = [
    'code,price_per_shift,price_per_hour',
    `${first?.code},321.50,41.25`,
    `${second?.code},-5,`,
    `${third?.code},,`,
    'NOBODY,1,1',
  ];
  writeFileSync(join(app, 'prices.csv'), lines.join('\n'));
  const output = run('node', ['out/syncPrices.js', 'prices.csv'], app, env);
  expect(output).toContain('1 changed, 1 unchanged, 2 refused');
  expect(output).toContain('NOBODY: no such offer');
  const saved = (await admin.get(`/offers/${first?.id}/edit`)).data<WireRecord>();
  expect(saved.prices).toMatchObject({ price_per_shift: '321.50', price_per_hour: '41.25' });
  expect(saved.updated_by).toMatchObject({ name: 'Price sync (API)' });
});

async function signedIn(client: Client): Promise<Client> {
  const response = await client.post('/login', {
    email: 'admin@rentyard.test',
    password: passwords.admin,
    remember: true,
  });
  return client.as(response.data<{ token: string }>().token);
}
