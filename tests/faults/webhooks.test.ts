import type { Job } from '@rentyard/contract/entities/job';
import type { IssuedWebhook } from '@rentyard/contract/entities/webhook/webhook';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { startHookServer } from '../support/servers/hookServer.ts';
import type { Page } from '../support/wire.ts';

/** `WEBHOOK_EVENTS=10000` sends more. */
const wanted = Number(process.env.WEBHOOK_EVENTS ?? 800);
const patience = 120_000 + 60 * wanted;

test('every event arrives at least once and in the order of its record over two kills', {
  timeout: 2 * patience,
}, async () => {
  const hooks = await startHookServer();
  const env = { SEED: 'demo', OUTBOUND_ALLOW: hooks.pair };
  let server: BuiltServer = await startBuiltServer({ env });
  try {
    let admin = await signedIn(server);
    const restart = async () => {
      await server.end('SIGKILL');
      server = await startBuiltServer({ dataDir: server.dataDir, env });
      admin = await signedIn(server);
    };
    const created = await admin.post('/webhooks', {
      ...{ name: 'Shop', url: hooks.url, events: ['offers.updated'] },
    });
    const { secret } = created.data<IssuedWebhook>();
    const offers = (await admin.get('/offers')).body as unknown as Page;
    const { total } = offers.meta;
    const rounds = Math.ceil(wanted / total);
    for (let round = 1; round <= rounds; round += 1) {
      const change = { filter: {}, change: { set: { address: `Yard ${round}` } } };
      const { id } = (await admin.post('/offers/bulk', change)).data<Job>();
      if (round === 1) {
        await hooks.waitFor(Math.floor(total / 4), patience);
        await restart();
        await hooks.waitFor(Math.floor(total / 2), patience);
        await restart();
      }
      await untilDone(() => admin, id, total);
    }
    const events = () => new Set(hooks.received.map(({ headers }) => headers['webhook-id']));
    await expect
      .poll(() => events().size, { timeout: patience, interval: 100, message: 'different events' })
      .toBe(rounds * total);

    const verifier = new Webhook(String(secret));
    const versions = new Map<number, number>();
    const seen = new Set<string>();
    for (const { headers, body, data } of hooks.received) {
      const id = String(headers['webhook-id']);
      const at = new Date(1_000 * Number(headers['webhook-timestamp']));
      expect(headers['webhook-signature']).toBe(verifier.sign(id, at, body));
      if (seen.has(id)) continue;
      seen.add(id);
      expect(data.version).toBeGreaterThan(versions.get(data.id) ?? 0);
      versions.set(data.id, data.version);
      expect(data.changed).toEqual(['address']);
    }
    expect(versions.size).toBe(total);
    // A kill repeats only what was on its way: at most the slots of the queue, each time.
    expect(hooks.received.length).toBeLessThanOrEqual(rounds * total + 2 * 16);
  } finally {
    await server.end('SIGKILL');
    removeDataDir(server);
    await hooks.close();
  }
});

async function signedIn({ client }: BuiltServer): Promise<Client> {
  const response = await client.post('/login', {
    email: 'admin@rentyard.test',
    password: passwords.admin,
    remember: true,
  });
  return client.as(response.data<{ token: string }>().token);
}

async function untilDone(client: () => Client, id: number, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const response = await client().get(`/jobs/${id}`);
        return response.status === 200 ? response.data<Job>().counts.done : 0;
      },
      { message: `rows of job ${id} that are done`, timeout: patience, interval: 50 },
    )
    .toBe(count);
}
