import { presenceTimeout } from '@rentyard/contract/entities/collaboration/presence';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { type EventReader, readEvents } from '../../support/eventReader.ts';
import { eventually } from '../../support/eventually.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
let ana: Client;
let ion: Client;
const readers: EventReader[] = [];
beforeAll(async () => {
  app = await startApp({ background: ['events'] });
  ana = await app.signInAs([['read', 'brands']]);
  ion = await app.signInAs([['read', 'brands']]);
});
afterAll(async () => {
  for (const reader of readers) reader.disconnect();
  await app.close();
});

const idOf = async (client: Client) => (await client.get('/profile')).data<WireRecord>().id;

interface Present {
  readonly person: { readonly id: number };
  readonly state: string;
}

/** Reports a record as open and returns who else has it open. */
async function send(client: Client, brand: WireRecord, state: string, tab = 'one') {
  const response = await client.post('/presence', { subject: 'brands', id: brand.id, state, tab });
  expect(response.status).toBe(200);
  return response.data<readonly Present[]>().map((one) => [one.person.id, one.state]);
}

test('a user who opens a record sees who else has it open', async () => {
  const brand = await app.make('brands');
  const anaId = await idOf(ana);
  expect(await send(ana, brand, 'looking')).toEqual([]);
  await eventually(async () =>
    expect(await send(ion, brand, 'looking')).toEqual([[anaId, 'looking']]),
  );
  await send(ana, brand, 'editing');
  await eventually(async () =>
    expect(await send(ion, brand, 'looking')).toEqual([[anaId, 'editing']]),
  );
  await send(ana, brand, 'gone');
  await eventually(async () => expect(await send(ion, brand, 'looking')).toEqual([]));
});

test('two tabs of one user count once, as long as one of them is open', async () => {
  const brand = await app.make('brands');
  const anaId = await idOf(ana);
  await send(ana, brand, 'editing', 'one');
  await send(ana, brand, 'looking', 'two');
  await eventually(async () =>
    expect(await send(ion, brand, 'looking')).toEqual([[anaId, 'editing']]),
  );
  await send(ana, brand, 'gone', 'one');
  await eventually(async () =>
    expect(await send(ion, brand, 'looking')).toEqual([[anaId, 'looking']]),
  );
});

test('a user whose tab stops sending heartbeats is removed', async () => {
  const brand = await app.make('brands');
  const anaId = await idOf(ana);
  await send(ana, brand, 'looking');
  await eventually(async () =>
    expect(await send(ion, brand, 'looking')).toEqual([[anaId, 'looking']]),
  );
  app.clock.advance(presenceTimeout);
  await eventually(async () => expect(await send(ion, brand, 'looking')).toEqual([]));
});

test('a presence change is sent to users who may read the record, a heartbeat is not', async () => {
  const anaId = await idOf(ana);
  const address = await app.listen();
  const listen = async (client: Client) => {
    const reader = await readEvents(address, '/events', client);
    readers.push(reader);
    await eventually(() => expect(reader.named('ready')).toHaveLength(1));
    return reader;
  };
  const reader = await listen(ion);
  const stranger = await listen(await app.signInAs([['read', 'regions']]));
  const brand = await app.make('brands');
  await send(ana, brand, 'looking');
  await send(ana, brand, 'looking');
  await send(ana, brand, 'editing');
  // Other tests have opened other records.
  const ofBrand = () =>
    reader.named('record_presence').flatMap(({ data }) => (data.id === brand.id ? [data] : []));
  await eventually(() =>
    expect(ofBrand()).toEqual([
      expect.objectContaining({ people: [expect.objectContaining({ state: 'looking' })] }),
      {
        subject: 'brands',
        id: brand.id,
        people: [{ person: { id: anaId, name: expect.any(String) }, state: 'editing' }],
      },
    ]),
  );
  expect(stranger.named('record_presence')).toEqual([]);
});

test('presence is refused without permission to read and for unknown records', async () => {
  const brand = await app.make('brands');
  const body = { subject: 'brands', id: brand.id, state: 'looking' };
  const stranger = await app.signInAs([['read', 'regions']]);
  expect((await stranger.post('/presence', body)).status).toBe(403);
  expect((await ana.post('/presence', { ...body, id: 999_999 })).status).toBe(404);
  expect((await ana.post('/presence', { ...body, state: 'asleep' })).status).toBe(422);
  expect((await ana.post('/presence', { ...body, more: 1 })).status).toBe(422);
});
