import type { Client } from '../support/client.ts';
import { passwords, removeDataDir, startBuiltServer } from '../support/processes/builtServer.ts';
import type { WireRecord } from '../support/wire.ts';
import { newRecord, patiently, type Recording, send, signedIn } from './recording.ts';

const rounds = 25;

interface Person {
  readonly id: number;
  readonly client: Client;
}

/** Two admins change, demote and suspend each other at the same time. One of them must remain. */
export async function opposeAdmins(): Promise<Recording> {
  const record = newRecord('opposing admins');
  const server = await startBuiltServer({ env: { SEED: 'demo', LOG_LEVEL: 'fatal' } });
  try {
    const admin = await signedIn(server.client, 'admin@rentyard.test', passwords.admin);
    const editor = await signedIn(server.client, 'editor@rentyard.test', passwords.editor);
    const [one, other] = await Promise.all([admin, editor].map(personOf));
    if (!one || !other) throw new Error('The demo has an admin and an editor.');
    const [role] = (await admin.get('/roles', { 'filter[system]': 'admin' })).data<WireRecord[]>();
    (await admin.patch(`/users/${other.id}`, { role: role?.id })).data();
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all([
        change(record, one, other, { last_name: `First ${round}` }),
        change(record, other, one, { last_name: `Second ${round}` }),
        change(record, one, other, { locale: round % 2 ? 'en' : 'pl' }),
        change(record, other, one, { first_name: `Third ${round}` }),
      ]);
    }
    const suspended = { state: 'suspended' };
    const [first, second] = await Promise.all([
      change(record, one, other, suspended),
      change(record, other, one, suspended),
    ]);
    const done = [first, second].filter((response) => response?.status === 200);
    if (done.length !== 1) record.faults.push(`${done.length} of two admins were suspended`);
    const left = [];
    for (const { client } of [one, other]) {
      left.push(
        (await send(record, 'a request', () => patiently(() => client.get('/users'))))?.status,
      );
    }
    if (!left.includes(200)) record.faults.push(`no admin is left: ${left.join()}`);
  } finally {
    await server.end('SIGKILL');
    removeDataDir(server);
  }
  return record;
}

async function personOf(client: Client): Promise<Person> {
  return { id: (await client.get('/profile')).data<WireRecord>().id, client };
}

function change(record: Recording, by: Person, { id }: Person, values: object) {
  return send(record, `a change of an admin: ${Object.keys(values).join()}`, () =>
    patiently(() => by.client.patch(`/users/${id}`, values)),
  );
}
