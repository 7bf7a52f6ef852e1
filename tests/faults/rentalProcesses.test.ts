import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiResponse, Client } from '../support/client.ts';
import { newSession } from '../support/processes/newSession.ts';
import { type ServerProcesses, startProcesses } from '../support/processes/serverProcesses.ts';
import type { WireRecord } from '../support/wire.ts';

/** How often a process is killed. The release level sets more. */
const cycles = Number(process.env.FAULT_CYCLES ?? 3);
const rivals = 200;
const hour = 3_600_000;
const start = Date.parse('2031-05-01T08:00:00.000Z');

let processes: ServerProcesses;
let database: pg.Client;
let token: string;

beforeAll(async () => {
  processes = await startProcesses({ count: 3, env: { SEED: 'demo', LOG_LEVEL: 'warn' } });
  database = new pg.Client({ connectionString: processes.databaseUrl });
  await database.connect();
  token = await newSession(processes.databaseUrl);
}, 400_000);
afterAll(async () => {
  await database?.end();
  await processes?.stop();
});

const clientAt = (at: number): Client =>
  (processes.servers[at % 3] as ServerProcesses['servers'][number]).client.as(token);

/** New orders of one machine. Each starts an hour after the former one and lasts some hours. */
async function requests(name: string, count: number, hours: number): Promise<readonly number[]> {
  const { rows } = await database.query<{ id: number }>(
    `with machine as (
      insert into offers (category_id, currency_id, region_id, project_id, name, code, alias, quantity, type)
      select category_id, currency_id, region_id, project_id, name, $1::text, lower($1::text), 1, type
      from offers where price_per_shift is not null and deleted_at is null order by id limit 1
      returning id)
    insert into orders (category_id, currency_id, region_id, project_id, offer_id, name, code, alias, status, phone,
      price_per_shift, starts_at, ends_at, unit, units)
    select o.category_id, o.currency_id, o.region_id, o.project_id, m.id, '{"en": "Rival"}', $1::text || '-' || n,
      lower($1::text) || '-' || n, 'new', '069123456', 100, $2::timestamptz + n * interval '1 hour',
      $2::timestamptz + (n + $4::int) * interval '1 hour', 'hour', $4::int
    from machine m, (select * from offers where price_per_shift is not null and deleted_at is null order by id limit 1) o,
      generate_series(0, $3::int - 1) n
    returning id::int`,
    [name, new Date(start).toISOString(), count, hours],
  );
  return rows.map(({ id }) => id);
}

/** Repeats a request that the server could not take up in time, as clients do. */
async function send(call: () => Promise<ApiResponse>): Promise<ApiResponse> {
  for (;;) {
    const response = await call();
    if (response.status !== 503) return response;
  }
}

it('of 200 parallel approvals at three processes exactly one reserves, and the others name it', async () => {
  const ids = await requests('RACE', rivals, 480);
  const responses = await Promise.all(
    ids.map((id, at) =>
      send(() => clientAt(at).patch(`/orders/${id}/change_status`, { status: 'active' })),
    ),
  );
  const winners = responses.flatMap(({ status }, at) => (status === 200 ? [ids[at]] : []));
  expect(winners).toHaveLength(1);
  for (const { status, body } of responses.filter((one) => one.status !== 200)) {
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'not_available',
      conflicts: [{ order: { id: winners[0] } }],
    });
  }
}, 240_000);

interface Acknowledged {
  /** By order: the last field that an acknowledged call set, and its value. */
  readonly values: Map<number, Readonly<Record<string, unknown>>>;
  count: number;
  /** The process of a writer is gone, so the others stop too. */
  isOver: boolean;
}

/** Approves, moves, extends, cancels and undoes orders of one machine until the process is gone. */
async function rentUntilGone(at: number, ids: readonly number[], done: Acknowledged) {
  const client = clientAt(at);
  const moment = (hours: number) => new Date(start + hours * hour).toISOString();
  for (let turn = 0; !done.isOver; turn += 1) {
    const id = ids[(turn * 7 + at) % ids.length] as number;
    // Each order has one writer, so that its last acknowledged call decides its state.
    if (ids.indexOf(id) % 3 !== at) continue;
    const startsAt = moment((turn * 5 + at * 11) % 60);
    const calls: readonly (() => Promise<ApiResponse>)[] = [
      () => client.patch(`/orders/${id}/change_status`, { status: 'active' }),
      () => client.patch(`/orders/${id}`, { starts_at: startsAt }),
      () => client.post(`/orders/${id}/extend`, { ends_at: moment(((turn * 3) % 60) + 12) }),
      () => client.post(`/orders/${id}/undo_rental`),
      () => client.patch(`/orders/${id}/change_status`, { status: 'hidden' }),
    ];
    const response = await calls[turn % calls.length]?.().catch(() => undefined);
    if (!response) done.isOver = true;
    if (!response) return;
    if (response.status === 503) continue;
    expect([200, 409, 422], response.text).toContain(response.status);
    if (response.status !== 200) continue;
    const { status, starts_at, due_at, version } = response.data<WireRecord>();
    done.values.set(id, { status, starts_at, due_at, version });
    done.count += 1;
  }
}

it(
  `a process that is killed amid rentals loses no acknowledged step and books nothing twice (${cycles} times)`,
  async () => {
    const ids = await requests('KILLED', 12, 8);
    const done: Acknowledged = { values: new Map(), count: 0, isOver: false };
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const enough = done.count + 15 + cycle;
      done.isOver = false;
      const writers = Promise.all([0, 1, 2].map((at) => rentUntilGone(at, ids, done)));
      const written = expect
        .poll(() => done.count, { message: 'steps', timeout: 60_000, interval: 5 })
        .toBeGreaterThan(enough);
      // A writer that fails ends the test at once.
      await Promise.race([written, writers]);
      await processes.servers[cycle % 3]?.end('SIGKILL');
      await writers;
      await processes.restart(cycle % 3);
      for (const [id, values] of done.values) {
        const stored = (await clientAt(0).get(`/orders/${id}/edit`)).data<WireRecord>();
        // The last call may have been stored without a response.
        if (Number(stored.version) === Number(values.version)) expect(stored).toMatchObject(values);
        else expect(Number(stored.version)).toBe(Number(values.version) + 1);
      }
      await expectNothingTwice();
    }
  },
  120_000 + cycles * 120_000,
);

/** No two reservations of the machine overlap, and each approved order has exactly its period. */
async function expectNothingTwice(): Promise<void> {
  const { rows } = await database.query(`
    select o.code from orders o left join reservations r on r.order_id = o.id
    where o.code like 'KILLED-%' and (
      (o.status = 'active') <> (r.id is not null)
      or r.period <> tstzrange(o.starts_at, o.due_at)
      or exists (select from reservations e
        where e.offer_id = r.offer_id and e.id <> r.id and e.period && r.period))`);
  expect(rows).toEqual([]);
}
