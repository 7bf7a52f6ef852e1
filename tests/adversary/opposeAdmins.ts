import pg from 'pg';
import type { Client } from '../support/client.ts';
import { newSession } from '../support/processes/newSession.ts';
import { startProcesses } from '../support/processes/serverProcesses.ts';
import type { WireRecord } from '../support/wire.ts';
import { newRecord, patiently, type Recording, send } from './recording.ts';

const rounds = 25;
const duels = 12;

interface Person {
  readonly id: number;
  readonly client: Client;
}

/**
 * Two admins change, demote and suspend each other at the same time at two processes. One of them must remain.
 * On PostgreSQL, because the embedded database runs one transaction at a time.
 */
export async function opposeAdmins(): Promise<Recording> {
  const record = newRecord('opposing admins');
  const processes = await startProcesses({ count: 2, env: { SEED: 'none', LOG_LEVEL: 'fatal' } });
  const database = new pg.Client({ connectionString: processes.databaseUrl });
  await database.connect();
  try {
    const [first, second] = processes.servers;
    if (!first || !second) throw new Error('Two processes were not started.');
    const admin = first.client.as(await newSession(processes.databaseUrl));
    const opponent = await createAdmin(admin, database);
    const signedIn = async (): Promise<readonly [Person, Person]> => [
      await personOf(first.client.as(await newSession(processes.databaseUrl))),
      { id: opponent, client: second.client.as(await newSession(processes.databaseUrl, email)) },
    ];
    const [one, other] = await signedIn();
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all([
        change(record, one, other, { last_name: `First ${round}` }),
        change(record, other, one, { last_name: `Second ${round}` }),
        change(record, one, other, { locale: round % 2 ? 'en' : 'pl' }),
        change(record, other, one, { first_name: `Third ${round}` }),
      ]);
    }
    const { rows } = await database.query<{ role: number }>(
      'select role_id::int as role from users where id = $1',
      [opponent],
    );
    for (let duel = 0; duel < duels; duel += 1) {
      await database.query(
        "update users set state = 'active', role_id = $1 where id = any($2::bigint[])",
        [rows[0]?.role, [one.id, other.id]],
      );
      const values = duel % 2 ? { role: null } : { state: 'suspended' };
      await oppose(record, await signedIn(), values);
    }
  } finally {
    await database.end();
    await processes.stop();
  }
  return record;
}

async function oppose(
  record: Recording,
  [one, other]: readonly [Person, Person],
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  // Each process has read the session of its admin.
  for (const { client } of [one, other]) await patiently(() => client.get('/users'));
  const both = await Promise.all([
    change(record, one, other, values),
    change(record, other, one, values),
  ]);
  const done = both.filter((response) => response?.status === 200);
  const what = Object.keys(values).join();
  if (done.length !== 1) record.faults.push(`${what}: ${done.length} of two admins succeeded`);
  const left = [];
  for (const { client } of [one, other]) {
    left.push(
      (await send(record, 'a request', () => patiently(() => client.get('/users'))))?.status,
    );
  }
  if (!left.includes(200)) record.faults.push(`${what}: no admin is left: ${left.join()}`);
}

const email = 'opponent@example.com';

/** Another admin, who could sign in by a password. */
async function createAdmin(admin: Client, database: pg.Client): Promise<number> {
  const [role] = (await admin.get('/roles', { 'filter[system]': 'admin' })).data<WireRecord[]>();
  const named = { first_name: 'Ana', last_name: 'Rusu', kind: 'staff', state: 'active' };
  const made = await admin.post('/users', { ...named, email, role: role?.id });
  const { id } = made.data<WireRecord>();
  await database.query("update users set password_hash = 'none' where id = $1", [id]);
  return id;
}

async function personOf(client: Client): Promise<Person> {
  return { id: (await client.get('/profile')).data<WireRecord>().id, client };
}

function change(record: Recording, by: Person, { id }: Person, values: object) {
  return send(record, `a change of an admin: ${Object.keys(values).join()}`, () =>
    patiently(() => by.client.patch(`/users/${id}`, values)),
  );
}
