import { get as request } from 'node:http';
import type { IssuedApiKey } from '@rentyard/contract/entities/api-key/apiKey';
import type { Job } from '@rentyard/contract/entities/job';
import { buildPermissionRows } from '@rentyard/contract/entities/role/permissionList';
import type { Permission } from '@rentyard/contract/permissions';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiResponse, Client } from '../support/client.ts';
import { type EventReader, readEvents } from '../support/eventReader.ts';
import { newSession } from '../support/processes/newSession.ts';
import { type ServerProcesses, startProcesses } from '../support/processes/serverProcesses.ts';
import type { WireRecord } from '../support/wire.ts';

let processes: ServerProcesses;
let database: pg.Client;
/** The admin at each process. */
let admins: readonly Client[];
let admin: Client;
let brands: readonly number[];

const granted: readonly Permission[] = [
  ['read', 'brands'],
  ['update', 'brands'],
  ['read', 'pages'],
  ['export', 'pages'],
];
const person = { first_name: 'Ana', last_name: 'Rusu', kind: 'staff', state: 'active' };

beforeAll(async () => {
  processes = await startProcesses({ count: 3, env: { SEED: 'none', LOG_LEVEL: 'warn' } });
  database = new pg.Client({ connectionString: processes.databaseUrl });
  await database.connect();
  const token = await newSession(processes.databaseUrl);
  admins = processes.servers.map(({ client }) => client.as(token));
  admin = processes.client.as(token);
  // More than the buffers between the server and a client that does not read.
  await database.query(`
    insert into pages (name, code, alias, type, content)
    select jsonb_build_object('en', 'Page ' || n), 'X' || n, 'x-' || n, 'static',
      jsonb_build_object('en', repeat('Crawler ', 1500))
    from generate_series(1, 1500) n`);
  const { rows } = await database.query<{ id: number }>(`
    insert into brands (name, code, alias)
    select 'Brand ' || n, 'B' || n, 'b-' || n from generate_series(1, 100) n returning id::int`);
  brands = rows.map(({ id }) => id);
}, 400_000);
afterAll(async () => {
  await database?.end();
  await processes?.stop();
});

/** Somebody who works at every process: a person with a session, or a program with a key. */
interface Worker {
  readonly token: string;
  readonly lose: () => Promise<ApiResponse>;
}

let count = 0;

async function newPerson(): Promise<{ id: number; role: number; token: string }> {
  count += 1;
  const role = (await admin.post('/roles', { name: `Worker ${count}` })).data<WireRecord>().id;
  await admin.patch(`/roles/${role}/edit_permissions`, { granted });
  const email = `worker-${count}@example.com`;
  const { id } = (await admin.post('/users', { ...person, email, role })).data<WireRecord>();
  return { id, role, token: await newSession(processes.databaseUrl, email) };
}

const workers: Readonly<Record<string, () => Promise<Worker>>> = {
  'a user who is suspended': async () => {
    const { id, token } = await newPerson();
    return { token, lose: () => admin.patch(`/users/${id}`, { state: 'suspended' }) };
  },
  'a user whose role loses the permissions': async () => {
    const { role, token } = await newPerson();
    const lose = () => admin.patch(`/roles/${role}/edit_permissions`, { granted: [] });
    return { token, lose };
  },
  'a user who gets a temporary password': async () => {
    const { id, token } = await newPerson();
    const words = { password: 'Wheel-loader-2027', password_confirmation: 'Wheel-loader-2027' };
    return { token, lose: () => admin.patch(`/users/${id}/change_password`, words) };
  },
  'a program whose key is revoked': async () => {
    count += 1;
    const body = { name: `Sync ${count}`, permissions: buildPermissionRows(granted) };
    const key = (await admin.post('/api_keys', body)).data<IssuedApiKey & { secret: string }>();
    return { token: key.secret, lose: () => admin.delete('/api_keys', { id: key.id }) };
  },
};

interface Download {
  readonly ended: Promise<void>;
  /** Reads the rest. */
  readonly read: () => void;
  readonly isComplete: () => boolean;
}

/** Starts an export and does not read it. */
function startExport(url: string, client: Client): Promise<Download> {
  return new Promise((resolve, reject) => {
    const path = '/api/v1/pages/export?format=csv&columns=id,content.en';
    const options = { headers: client.credentials, agent: false };
    request(`${url}${path}`, options, (response) => {
      response.on('error', () => undefined);
      resolve({
        ended: new Promise((close) => response.once('close', close)),
        read: () => response.resume(),
        isComplete: () => response.complete,
      });
    }).on('error', reject);
  });
}

/** A brand whose name this write changes. Its event follows the notification of the loss at every process. */
async function writeLater(name: string): Promise<number> {
  const id = brands[99] ?? 0;
  const written = await admin.patch(`/brands/${id}`, { name });
  expect(written.status, written.text).toBe(200);
  return (await admin.get(`/brands/${id}/edit`)).data<{ version: number }>().version;
}

/** Whether another transaction waits for the one of `database`. */
async function isWaitedFor(): Promise<boolean> {
  const { rows } = await database.query(
    'select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid',
  );
  return rows.length > 0;
}

describe.each(Object.entries(workers))('%s', (title, start) => {
  it('is served nothing more by any of three processes, and its work stops', async () => {
    const { token, lose } = await start();
    const clients = processes.servers.map(({ client }) => client.as(token));
    const [first] = clients;
    const observers = await everywhere((url, at) =>
      readEvents(url, '/events?topics=record', admins[at] as Client),
    );
    const streams = await everywhere((url, at) =>
      readEvents(url, '/events?topics=record,rights', clients[at] as Client),
    );
    const exported = await everywhere((url, at) => startExport(url, clients[at] as Client));
    for (const client of clients) expect((await client.get('/brands')).status).toBe(200);
    // The job waits for the lock of a record in its middle.
    await database.query('begin');
    await database.query('select from brands where id = $1 for update', [brands[50]]);
    const change = { ids: brands.slice(0, 80), change: { set: { sort_order: 1_000 + count } } };
    const job = (await first?.post('/brands/bulk', change))?.data<Job>().id ?? 0;
    const jobNow = async () => (await admin.get(`/jobs/${job}`)).data<Job>();
    await expect.poll(isWaitedFor, poll('whether the job waits for the lock')).toBe(true);
    const { done } = (await jobNow()).counts;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThanOrEqual(50);

    expect((await lose()).status).toBeLessThan(300);
    const version = await writeLater(`${title} ${count}`);
    await Promise.all(
      observers.map(async (observer, at) => {
        const event = `whether process ${at} has sent the event of the later write`;
        const hasArrived = () => observer.named('record').some(isOf(version));
        await expect.poll(hasArrived, { ...poll(event), interval: 5 }).toBe(true);
        // The process knows of the loss, so no request is served any more.
        const { status } = (await clients[at]?.get('/brands')) ?? { status: 0 };
        expect(status).toBeGreaterThanOrEqual(401);
        expect(status).toBeLessThan(404);
        await stopOf(streams[at] as EventReader, `what ends the stream at process ${at}`);
        expect(streams[at]?.named('record').filter(isOf(version))).toEqual([]);
        exported[at]?.read();
        await exported[at]?.ended;
        expect(exported[at]?.isComplete()).toBe(false);
      }),
    );
    await database.query('commit');
    await expect.poll(async () => (await jobNow()).state, poll('state of the job')).toBe('paused');
    expect(await jobNow()).toMatchObject({ counts: { done }, stopped: { subject: 'brands' } });
    const { rows } = await database.query(
      'select count(*)::int as changed from brands where sort_order = $1',
      [1_000 + count],
    );
    expect(rows[0].changed).toBe(done);
    for (const observer of observers) observer.disconnect();
  });
});

function everywhere<Value>(make: (url: string, at: number) => Promise<Value>): Promise<Value[]> {
  return Promise.all(processes.servers.map(({ url }, at) => make(url, at)));
}

/** Waits until a stream has ended, or has told a user who stays signed in which permissions are left. */
async function stopOf(stream: EventReader, message: string): Promise<void> {
  let hasEnded = false;
  void stream.ended.then(() => {
    hasEnded = true;
  });
  const hasStopped = () => hasEnded || stream.named('rights').length > 0;
  await expect.poll(hasStopped, { ...poll(message), interval: 5 }).toBe(true);
}

function isOf(version: number) {
  return ({ data }: EventReader['events'][number]) =>
    data.id === brands[99] && data.version === version;
}

/** A generous limit, and what a failure names. */
function poll(message: string) {
  return { message, timeout: 60_000, interval: 20 };
}
