import { once } from 'node:events';
import { serverLog } from '@rentyard/api/lifecycle/serverLog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { type EventReader, readEvents } from '../../support/eventReader.ts';
import { eventually } from '../../support/eventually.ts';
import { nextServerRequest } from '../../support/servers/nextServerRequest.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
let address: string;
const open: EventReader[] = [];
beforeAll(async () => {
  app = await startApp({ background: ['events'] });
  address = await app.listen();
});
afterAll(async () => {
  for (const reader of open.splice(0)) reader.disconnect();
  // A stopping server ends its streams; otherwise it would wait for them.
  const last = await listen(app.admin);
  await app.close();
  await last.ended;
});

async function listen(client: Client, path = '/events', lastEventId?: number | string) {
  const reader = await readEvents(address, path, client, { lastEventId });
  open.push(reader);
  await eventually(() => expect(reader.events.length).toBeGreaterThan(0));
  return reader;
}

test('a stream sends a record change with its author', async () => {
  const reader = await listen(app.admin);
  expect(reader.status).toBe(200);
  expect(reader.headers['content-type']).toMatch(/^text\/event-stream/);
  expect(reader.headers['cache-control']).toBe('no-store');
  const brand = await app.make('brands');
  await app.admin.patch(`/brands/${brand.id}`, { name: 'Liebherr' });
  await eventually(() => expect(reader.named('record')).toHaveLength(2));
  expect(reader.named('record').map(({ data }) => data)).toEqual([
    {
      subject: 'brands',
      resource: 'brands',
      id: brand.id,
      version: 1,
      action: 'create',
      by: { id: expect.any(Number), name: 'Main Admin' },
    },
    expect.objectContaining({ id: brand.id, version: 2, action: 'update' }),
  ]);
});

test('a client that leaves its stream causes no error and no warning', async () => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const logged = await startApp({ background: ['events'], logger: serverLog('warn', { write }) });
  const address = await logged.listen();
  const received = nextServerRequest();
  const reader = await readEvents(address, '/events', logged.admin);
  await eventually(() => expect(reader.events.length).toBeGreaterThan(0));
  const { response } = await received;
  reader.disconnect();
  await once(response, 'close');
  await logged.admin.get('/init');
  await logged.close();
  expect(lines).toEqual([]);
});

test('the duration of a stream is not counted as response time', async () => {
  const client = await app.signInAs('editor');
  const reader = await listen(client);
  await client.post('/logout');
  await reader.ended;
  const metrics = await app.anonymous.get('//metrics');
  expect(metrics.text).toContain('route="/api/v1/logout"');
  expect(metrics.text).not.toContain('route="/api/v1/events"');
});

test('a refused save sends no event', async () => {
  const reader = await listen(app.admin);
  await app.admin.post('/brands', { name: 'x' });
  const brand = await app.make('brands');
  await eventually(() => expect(reader.named('record')).toHaveLength(1));
  expect(reader.named('record')[0]?.data.id).toBe(brand.id);
});

test('a stream sends only what the user may read', async () => {
  const person = await app.signInAs([['read', 'regions']]);
  const reader = await listen(person);
  await app.make('brands');
  const region = await app.make('regions');
  await eventually(() => expect(reader.named('record').at(-1)?.data.id).toBe(region.id));
  expect(new Set(reader.named('record').map(({ data }) => data.subject))).toEqual(
    new Set(['regions']),
  );
});

test('a counter event is sent when a counter changes, and only then', async () => {
  const offer = await app.make('offers');
  const reader = await listen(app.admin);
  await app.admin.patch(`/offers/${offer.id}`, { address: 'Strada Uzinelor 4' });
  await app.admin.patch(`/offers/${offer.id}/change_status`, {
    status: 'rejected',
    reason: 'No photo',
  });
  await eventually(() => expect(reader.named('counters')).not.toHaveLength(0));
  // A second event follows when the save changes the issues of records.
  for (const { data } of reader.named('counters')) expect(data).toEqual({ subject: 'offers' });
});

test('a stream sends only the requested topics', async () => {
  const reader = await listen(app.admin, '/events?topics=counters');
  await app.make('offers');
  await eventually(() => expect(reader.named('counters')).not.toHaveLength(0));
  expect(reader.named('record')).toEqual([]);
  const refused = await app.admin.get('/events', { topics: 'record,everything' });
  expect(refused.rules).toEqual({ topics: ['choice'] });
});

test('a reconnecting client gets the events that it missed, once and in order', async () => {
  const first = await listen(app.admin);
  const made: number[] = [];
  let reader = first;
  const received: number[] = [];
  const take = () => received.push(...reader.named('record').map(({ data }) => Number(data.id)));
  for (let cut = 0; cut < 100; cut += 1) {
    // One change during the connection and one without a connection.
    made.push((await app.make('brands')).id);
    if (cut % 3 === 0) {
      await eventually(() => expect(reader.named('record').length).toBeGreaterThan(0));
    }
    reader.disconnect();
    take();
    if (cut % 2 === 0) made.push((await app.make('brands')).id);
    reader = await listen(app.admin, '/events', reader.lastId);
  }
  await eventually(() =>
    expect(reader.named('record').at(-1)?.data.id ?? received.at(-1)).toBe(made.at(-1)),
  );
  take();
  expect(received).toEqual(made);
});

test('a client that missed more than the stored events gets a reset', async () => {
  for (const lastEventId of ['999999999', 'no-id-of-ours', '0x1']) {
    const reader = await listen(app.admin, '/events', lastEventId);
    expect(reader.events[0]?.name).toBe('reset');
  }
});

test('a user has a limited number of streams', async () => {
  const person = await app.signInAs([]);
  for (let count = 0; count < 12; count += 1) await listen(person);
  const refused = await person.get('/events');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  open.at(-1)?.disconnect();
  await eventually(async () => {
    const reader = await readEvents(address, '/events', person);
    open.push(reader);
    expect(reader.status).toBe(200);
  });
});

test('a stream requires a session, and the chat stream a permission', async () => {
  expect((await app.anonymous.get('/events')).status).toBe(401);
  const person = await app.signInAs([['read', 'brands']]);
  expect((await person.get('/buzbot/stream')).status).toBe(403);
});
