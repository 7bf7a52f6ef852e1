import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, createDatabase, openCluster } from '../support/database/postgresCluster.ts';
import {
  exitOf,
  passwords,
  spawnServer,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { runCommand, startCommand } from '../support/processes/command.ts';

const scratch = mkdtempSync(join(tmpdir(), 'rentyard-restore-'));
const files = {
  good: join(scratch, 'good.tar.gz'),
  cut: join(scratch, 'cut.tar.gz'),
  changed: join(scratch, 'changed.tar.gz'),
};
let cluster: Cluster;

beforeAll(async () => {
  cluster = await openCluster();
  const server = await startBuiltServer({ dataDir: join(scratch, 'first'), env: { SEED: 'demo' } });
  await server.end('SIGTERM');
  await runCommand('backup', [files.good], { DATA_DIR: server.dataDir });
  const good = readFileSync(files.good);
  writeFileSync(files.cut, good.subarray(0, good.length / 2));
  const changed = gunzipSync(good);
  changed.write('Admin', changed.indexOf('admin@rentyard.test'));
  writeFileSync(files.changed, gzipSync(changed));
}, 400_000);
afterAll(async () => {
  await cluster?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

test.each(['PGlite', 'PostgreSQL'])(
  'a truncated, a changed and a killed restore into %s can be followed by a complete one',
  {
    timeout: 600_000,
  },
  async (kind) => {
    for (const failure of ['cut', 'changed', 'killed'] as const) {
      const dataDir = join(scratch, `${kind}-${failure}`);
      const env = {
        DATA_DIR: dataDir,
        ...(kind === 'PostgreSQL' ? { DATABASE_URL: await createDatabase(cluster.url) } : {}),
      };
      if (failure === 'killed') await killLate(env);
      else {
        await expect(runCommand('restore', [files[failure]], env)).rejects.toThrow(/backup/i);
        expect(existsSync(join(dataDir, 'secret.key'))).toBe(false);
      }
      expect(await runCommand('restore', [files.good], env)).toMatch(/restored and compared/);
      if (failure !== 'killed') continue;
      const server = await startBuiltServer({ dataDir, env: { ...env, SEED: 'none' } });
      const account = { email: 'admin@rentyard.test', password: passwords.admin, remember: true };
      expect((await server.client.post('/login', account)).status).toBe(200);
      await server.end('SIGKILL');
    }
  },
);

/**
 * Kills a restore after all rows and the key are written, while the transaction is still open: it reads its archive
 * from a pipe that holds back the end of the manifest, which is the last entry.
 */
async function killLate(env: { readonly DATA_DIR: string }): Promise<void> {
  const pipe = join(scratch, `pipe-${randomUUID()}`);
  execFileSync('mkfifo', [pipe]);
  const { process: child, output } = startCommand('restore', [pipe], env);
  const failed = expect(output).rejects.toThrow();
  const archive = await open(pipe, 'w');
  await archive.writeFile(readFileSync(files.good).subarray(0, -100));
  await expect
    .poll(() => existsSync(join(env.DATA_DIR, 'secret.key')), {
      message: 'whether the restore has written the key',
      timeout: 120_000,
    })
    .toBe(true);
  child.kill('SIGKILL');
  await failed;
  await archive.close();
  const server = spawnServer({ dataDir: env.DATA_DIR, env });
  expect(await exitOf(server)).toBe(1);
  expect(server.output()).toMatch(/^A restore into .* did not finish\. Run npm run restore/);
}
