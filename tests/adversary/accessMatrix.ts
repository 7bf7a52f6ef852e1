import { get as httpGet } from 'node:http';
import type { IssuedApiKey } from '@rentyard/contract/entities/api-key/apiKey';
import type { Job } from '@rentyard/contract/entities/job';
import { buildPermissionRows } from '@rentyard/contract/entities/role/permissionList';
import type { Permission } from '@rentyard/contract/permissions';
import pg from 'pg';
import type { Client } from '../support/client.ts';
import { waysToLoseAccess } from '../support/data/waysToLoseAccess.ts';
import { readEvents } from '../support/eventReader.ts';
import { newSession } from '../support/processes/newSession.ts';
import { startProcesses } from '../support/processes/serverProcesses.ts';
import { until } from '../support/until.ts';
import type { Json, WireRecord } from '../support/wire.ts';
import { judge, newRecord, patiently, type Recording, type TimeLimits } from './recording.ts';

const granted: readonly Permission[] = [
  ['manage', 'brands'],
  ['import', 'brands'],
  ['read', 'pages'],
  ['export', 'pages'],
  ['propose', 'pages'],
  ['create', 'api-keys'],
  ['read', 'webhooks'],
  ['create', 'webhooks'],
  ['read', 'orders'],
  ['read', 'offers'],
  ['read', 'buzbot_messages'],
  ['read', 'buzbot_broadcast'],
  ['broadcast', 'buzbot_broadcast'],
];

/** Imports, broadcasts and second bulk changes begin after this time, in ms. */
const postponed = 1_500;

/** Whether something has stopped; undefined for what still works because the user may sign in again. */
type Stopped = () => Promise<boolean | undefined>;

interface Yard {
  readonly admin: Client;
  readonly database: pg.Client;
  readonly brands: readonly number[];
  /** The process at which the user works; the access is lost at another one. */
  readonly url: string;
  readonly anonymous: Client;
}

interface Person {
  readonly id: number;
  readonly role: number;
  readonly client: Client;
}

let count = 0;

async function newPerson({ admin, database, anonymous }: Yard, url: string): Promise<Person> {
  count += 1;
  const role = (await admin.post('/roles', { name: `Leaver ${count}` })).data<WireRecord>().id;
  (await admin.patch(`/roles/${role}/edit_permissions`, { granted })).data();
  const email = `leaver-${count}@example.com`;
  const named = { first_name: 'Ana', last_name: 'Rusu', kind: 'staff', state: 'active' };
  const { id } = (await admin.post('/users', { ...named, email, role })).data<WireRecord>();
  // The invitation has no password, and a session of somebody without one would be unusual.
  await database.query("update users set password_hash = 'none' where id = $1", [id]);
  return { id, role, client: anonymous.as(await newSession(url, email)) };
}

/** The token of the link in the newest mail to the address. */
async function linkOf({ admin }: Yard, email: string): Promise<string> {
  const mails = await patiently(() => admin.get('/outbox', { 'filter[to]': email }));
  const [mail] = mails.data<readonly { readonly text: string }[]>();
  return /\/([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';
}

const isRefused = async (response: Promise<{ readonly status: number }>) => {
  const { status } = await response;
  return status >= 400 && status !== 429 && status < 500;
};
const stateOf = async (on: Client, path: string) =>
  (await patiently(() => on.get(path))).data<{ readonly state: string }>().state;

/** What goes on for a user. Each begins it and returns how to see whether it has stopped. */
const things: Readonly<Record<string, (yard: Yard, person: Person) => Promise<Stopped>>> = {
  session:
    async (_, { client }) =>
    () =>
      isRefused(client.get('/brands', { per_page: 10 })),
  async 'API key'(_, { client }) {
    const key = await newKey(client);
    return () => isRefused(key.get('/brands', { per_page: 10 }));
  },
  async '/mcp'(_, { client }) {
    const key = await newKey(client);
    const params = { name: 'get_brands', arguments: {} };
    const json = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    const headers = { accept: 'application/json, text/event-stream' };
    const isGone = async () => {
      const { status, text } = await key.send('POST', '//mcp', { json, headers });
      return status === 401 || text.includes('There is no tool');
    };
    // The first call of a process describes its tools.
    if (await isGone()) throw new Error('The key has no tool.');
    return isGone;
  },
  async stream({ url }, { client }) {
    const stream = await readEvents(url, '/events?topics=record,rights', client);
    let hasEnded = false;
    void stream.ended.then(() => {
      hasEnded = true;
    });
    return async () => hasEnded || stream.named('rights').length > 0;
  },
  async export({ url }, { client }) {
    const path = '/api/v1/pages/export?format=csv&columns=id,content.en';
    return new Promise((resolve, reject) => {
      httpGet(`${url}${path}`, { headers: client.credentials, agent: false }, (response) => {
        let isClosed = false;
        response.on('error', () => undefined);
        response.once('close', () => {
          isClosed = true;
        });
        resolve(async () => {
          response.resume();
          if (isClosed && response.complete) throw new Error('The export is complete.');
          return isClosed;
        });
      }).on('error', reject);
    });
  },
  async 'bulk change'({ admin, database, brands }, { client }) {
    // The second step waits for a record, so that the job is under way at the loss.
    await database.query('begin');
    await database.query('select from brands where id = $1 for update', [brands[30]]);
    const body = { ids: brands.slice(0, 60), change: { set: { sort_order: 1_000 + count } } };
    const { id } = (await client.post('/brands/bulk', body)).data<Job>();
    const job = async () => (await patiently(() => admin.get(`/jobs/${id}`))).data<Job>();
    await until('The first step', job, ({ counts }) => counts.done >= 20);
    let isFree = false;
    return async () => {
      if (!isFree) await database.query('commit');
      isFree = true;
      return isPaused(admin, `/jobs/${id}`);
    };
  },
  async import({ admin }, { client }) {
    const csv = `Name,Code,Alias\nImported ${count},IMP-${count},imp-${count}\n`;
    const file = new File([csv], 'brands.csv');
    const { id } = (await client.form('/brands/import', { file })).data<Job>();
    return () => isPaused(admin, `/jobs/${id}`);
  },
  async 'retry of a job'({ admin, database, brands }, { client }) {
    const change = { set: { sort_order: 5_000 + count } };
    const { id } = (
      await client.post('/brands/bulk', { ids: brands.slice(60, 70), change })
    ).data<Job>();
    await database.query('update jobs set attempts = 2 where id = $1', [id]);
    return () => isPaused(admin, `/jobs/${id}`);
  },
  async broadcast({ admin }, { client }) {
    const made = await client.form('/buzbot/broadcast', { message: `Now ${count}` });
    const { id } = made.data<Json & { id: number }>();
    return () => isPaused(admin, `/buzbot/broadcasts/${id}`);
  },
  async 'scheduled broadcast'({ admin }, { client }) {
    const scheduled_at = new Date(Date.now() + postponed).toISOString();
    const made = await client.form('/buzbot/broadcast', {
      message: `Later ${count}`,
      scheduled_at,
    });
    const { id } = made.data<Json & { id: number }>();
    return () => isPaused(admin, `/buzbot/broadcasts/${id}`);
  },
  async 'reset link'(yard, { id }) {
    const email = `reset-${count}-${id}@example.com`;
    (await yard.admin.patch(`/users/${id}`, { email })).data();
    await yard.anonymous.post('/oauth/forgot-password', { email });
    return linkStops(yard, await linkOf(yard, email));
  },
  'saved view': async (_, { client }) => {
    const view = { name: `View ${count}`, subject: 'brands', state: {} };
    (await client.post('/views', view)).data();
    return async () => {
      const response = await client.get('/views', { subject: 'brands' });
      return response.status >= 400 || response.data<readonly unknown[]>().length === 0;
    };
  },
  async webhook({ admin }, { client }) {
    // Nobody listens on this port, which matters only to somebody who may still read.
    const body = { name: `Hook ${count}`, url: 'https://127.0.0.1:9/', events: ['brands.created'] };
    const { id } = (await client.post('/webhooks', body)).data<WireRecord>();
    let isTriggered = false;
    return async () => {
      const code = `HOOK-${count}`;
      const brand = { name: `Hooked ${count}`, code, alias: code.toLowerCase() };
      if (!isTriggered) await admin.post('/brands', brand);
      isTriggered = true;
      const shown = (await admin.get(`/webhooks/${id}/show`)).data<Json>();
      return shown.pause_reason === 'no_permission';
    };
  },
  async 'calendar feed'({ anonymous }, { client, id }) {
    const made = await client.post('/profile/calendar_feeds', { kind: 'assignee', target: id });
    const { secret } = made.data<{ readonly secret: string }>();
    return () => isRefused(anonymous.get(`/calendar_feeds/${secret}.ics`));
  },
  async proposal({ admin, database }, { client }) {
    const { rows } = await database.query<{ id: number; version: number }>(
      'select id::int, version from pages order by id offset $1 limit 1',
      [count],
    );
    const body = { code: `PROPOSED-${count}`, version: rows[0]?.version };
    const { id } = (await client.patch(`/pages/${rows[0]?.id}`, body)).data<{ id: number }>();
    return async () => {
      const { status, text } = await admin.post('/proposals/approve', { ids: [id] });
      return status >= 400 || text.includes('author_forbidden');
    };
  },
};

async function newKey(client: Client): Promise<Client> {
  const permissions = buildPermissionRows([['read', 'brands']]);
  const made = await client.post('/api_keys', { name: `Key ${count}`, permissions });
  return client.as(String(made.data<IssuedApiKey>().secret));
}

async function isPaused(admin: Client, path: string): Promise<boolean> {
  const state = await stateOf(admin, path);
  if (state === 'done') throw new Error(`${path} is done.`);
  return state === 'paused';
}

function linkStops({ anonymous }: Yard, token: string): Stopped {
  return () => isRefused(anonymous.get(`/oauth/reset-password/${token}`));
}

/** What begins only after its time, and is measured from then on. */
const begunLater = new Set(['import', 'retry of a job', 'broadcast', 'scheduled broadcast']);
const links = new Set(['reset link', 'invitation']);

/**
 * Prints for each way to lose access how many ms after it each thing stops, at another process than the
 * one that took it. `-`: a link of somebody who may still sign in, and may do nothing then.
 */
export async function measureLosses(times?: TimeLimits, print = console.log): Promise<Recording> {
  const record = newRecord('access matrix', times);
  const env = { SEED: 'none', LOG_LEVEL: 'fatal', RATE_LIMIT_PERSON: '0', RATE_LIMIT_ADDRESS: '0' };
  const processes = await startProcesses({ count: 2, env });
  const database = new pg.Client({ connectionString: processes.databaseUrl });
  await database.connect();
  try {
    const brands = await fill(database);
    const [first, second] = processes.servers;
    if (!first || !second) throw new Error('Two processes were not started.');
    const admin = first.client.as(await newSession(processes.databaseUrl));
    const yard = { admin, database, brands, url: second.url, anonymous: second.client };
    const names = [...Object.keys(things), 'invitation'];
    print(['', ...names].join(' | '));
    for (const [way, { lose, maySignIn }] of Object.entries(waysToLoseAccess)) {
      const stops = await measure(yard, processes.databaseUrl, { lose, maySignIn });
      record.requests += names.length;
      print([way, ...names.map((name) => cellOf(stops[name]))].join(' | '));
      for (const name of names) {
        const what = `A user who ${way}: ${name}`;
        const time = stops[name];
        const start = begunLater.has(name) ? postponed : 0;
        if (time === 'goes on') record.faults.push(`${what} goes on`);
        else judge(record, { what, figure: (time ?? 0) - start, limit: times?.loss, unit: 'ms' });
      }
    }
  } finally {
    await database.end();
    await processes.stop();
  }
  return record;
}

type Time = number | 'goes on' | undefined;

function cellOf(time: Time): string {
  return time === undefined ? '-' : String(typeof time === 'number' ? Math.round(time) : time);
}

async function measure(
  yard: Yard,
  url: string,
  { lose, maySignIn }: (typeof waysToLoseAccess)[string],
): Promise<Readonly<Record<string, Time>>> {
  const person = await newPerson(yard, url);
  const invited = await newInvitation(yard, person.role);
  const began = new Map<string, Stopped>();
  const begin = async (name: string) => {
    const thing = await things[name]?.(yard, person);
    if (thing) began.set(name, thing);
  };
  for (const name of Object.keys(things)) {
    if (!begunLater.has(name) && name !== 'bulk change') await begin(name);
  }
  await begin('bulk change');
  for (const name of begunLater) await begin(name);
  began.set('invitation', linkStops(yard, invited.token));
  await lose(yard.admin, { id: invited.id, role: invited.role });
  await lose(yard.admin, person);
  const lostAt = performance.now();
  const times: Record<string, Time> = {};
  await Promise.all(
    [...began].map(async ([name, hasStopped]) => {
      const isOptional = maySignIn && links.has(name);
      try {
        await until(name, hasStopped, Boolean, { seconds: isOptional ? 0.2 : 20, interval: 20 });
        times[name] = performance.now() - lostAt;
      } catch {
        times[name] = isOptional ? undefined : 'goes on';
      }
    }),
  );
  return times;
}

async function newInvitation(yard: Yard, role: number) {
  const email = `invited-${count}@example.com`;
  const named = { first_name: 'Ion', last_name: 'Popa', kind: 'staff', state: 'active' };
  const { id } = (await yard.admin.post('/users', { ...named, email, role })).data<WireRecord>();
  return { id, role, token: await linkOf(yard, email) };
}

/** Records, customers, and a trigger that postpones imports, broadcasts and all bulk changes of a user but the first. */
async function fill(database: pg.Client): Promise<readonly number[]> {
  await database.query(`
    insert into pages (name, code, alias, type, content)
    select jsonb_build_object('en', 'Page ' || n), 'X' || n, 'x-' || n, 'static',
      jsonb_build_object('en', repeat('Crawler ', 1500))
    from generate_series(1, 1500) n`);
  await database.query(`
    insert into buzbot_rooms (channel, external_id, customer_name, language, state)
    select 'demo', 'matrix-' || n, 'Customer ' || n, 'en', 'human' from generate_series(1, 3) n`);
  await database.query(`
    create function postpone() returns trigger language plpgsql as $$
    begin
      if new.kind in ('import', 'broadcast') and new.run_at < now() + interval '1 second' or new.kind = 'bulk' and exists (
        select from jobs where kind = 'bulk' and created_by = new.created_by)
      then new.run_at := new.run_at + interval '${postponed} ms';
      end if;
      return new;
    end $$`);
  await database.query(
    'create trigger postpone before insert on jobs for each row execute function postpone()',
  );
  const { rows } = await database.query<{ id: number }>(`
    insert into brands (name, code, alias)
    select 'Brand ' || n, 'B' || n, 'b-' || n from generate_series(1, 100) n returning id::int`);
  return rows.map(({ id }) => id);
}
