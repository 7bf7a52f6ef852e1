import type { IssuedApiKey } from '@rentyard/contract/entities/api-key/apiKey';
import type { Job } from '@rentyard/contract/entities/job';
import { buildPermissionRows } from '@rentyard/contract/entities/role/permissionList';
import type { Client } from '../support/client.ts';
import { readEvents } from '../support/eventReader.ts';
import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { until } from '../support/until.ts';
import type { WireRecord } from '../support/wire.ts';
import { newRecord, patiently, type Recording, send, signedIn } from './recording.ts';

/** Records that a job may change after the loss, because their step was under way. */
const recordsOfStep = 20;

/** An editor is suspended and an API key revoked amid a bulk change and a stream. */
export async function loseAccess(): Promise<Recording> {
  const record = newRecord('lost access');
  const server = await startBuiltServer({ env: { SEED: 'demo', LOG_LEVEL: 'fatal' } });
  try {
    const admin = await signedIn(server.client, 'admin@rentyard.test', passwords.admin);
    const editor = await signedIn(server.client, 'editor@rentyard.test', passwords.editor);
    const { id } = (await editor.get('/profile')).data<WireRecord>();
    await loseDuring(record, { server, admin, worker: editor }, () =>
      admin.patch(`/users/${id}`, { state: 'suspended' }),
    );
    const permissions = buildPermissionRows([
      ['read', 'offers'],
      ['update', 'offers'],
      ['read', 'brands'],
    ]);
    const made = await patiently(() => admin.post('/api_keys', { name: 'Sync', permissions }));
    const key = made.data<IssuedApiKey & { secret: string }>();
    const program = server.client.as(key.secret);
    await loseDuring(record, { server, admin, worker: program }, () =>
      admin.delete('/api_keys', { id: key.id }),
    );
  } finally {
    await server.end('SIGKILL');
    removeDataDir(server);
  }
  return record;
}

interface Work {
  readonly server: BuiltServer;
  readonly admin: Client;
  readonly worker: Client;
}

async function loseDuring(
  record: Recording,
  { server, admin, worker }: Work,
  lose: () => ReturnType<Client['get']>,
): Promise<void> {
  const fault = (text: string) => record.faults.push(text);
  const stream = await readEvents(server.url, '/events?topics=record', worker);
  const change = { filter: {}, change: { set: { address: `Yard ${Date.now()}` } } };
  const job = await send(record, 'a bulk change', () =>
    patiently(() => worker.post('/offers/bulk', change)),
  );
  const { id } = job?.data<Job>() ?? { id: 0 };
  const state = async () => (await patiently(() => admin.get(`/jobs/${id}`))).data<Job>();
  await until('The job', state, ({ counts }) => counts.done > 0);
  await send(record, 'the loss', () => patiently(lose));
  const before = (await state()).counts.done;
  const brands = await patiently(() => admin.get('/brands', { per_page: 10 }));
  const [brand] = brands.data<readonly WireRecord[]>();
  await send(record, 'a later write', () =>
    patiently(() => admin.patch(`/brands/${brand?.id}`, { sort_order: 4_321 + record.requests })),
  );
  const refused = await send(record, 'a request', () => patiently(() => worker.get('/offers')));
  if (refused?.status !== 401) fault(`a request after the loss got ${refused?.status}`);
  const after = await until('The job', state, (one) => /paused|done|failed/.test(one.state));
  if (after.state !== 'paused') fault(`the job of somebody without access is ${after.state}`);
  if (after.counts.done > before + recordsOfStep) {
    fault(`the job changed ${after.counts.done - before} records after the loss`);
  }
  await stream.ended;
  const later = stream
    .named('record')
    .filter(({ data }) => data.subject === 'brands' && data.id === brand?.id);
  if (later.length > 0) fault('the stream has an event of a write after the loss');
}
