import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { type EventReader, readEvents } from '../../support/eventReader.ts';
import { eventually } from '../../support/eventually.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
let address: string;
const readers: EventReader[] = [];
beforeAll(async () => {
  app = await startApp({ background: ['events'] });
  address = await app.listen();
});
afterAll(async () => {
  for (const reader of readers) reader.disconnect();
  await app.close();
});

async function stream(client: Client): Promise<EventReader> {
  const reader = await readEvents(address, '/events', client);
  readers.push(reader);
  return reader;
}

test('reviewers hear that a colleague claims and releases an offer, and nobody else does', async () => {
  const [reviewer, colleague, outsider] = await Promise.all([
    app.signInAs([['read', 'offers']]),
    app.signInAs([
      ['read', 'offers'],
      ['change_status', 'offers'],
    ]),
    app.signInAs([['read', 'brands']]),
  ]);
  const offer = await app.make('offers');
  const [heard, others] = [await stream(reviewer), await stream(outsider)];
  const count = () => heard.named('review_claims').length;

  expect((await colleague.post('/offers/review/claim', { id: offer.id })).status).toBe(200);
  await eventually(() => expect(count()).toBe(1));
  // A claim that is only renewed changes nothing for others.
  expect((await colleague.post('/offers/review/claim', { id: offer.id })).status).toBe(200);
  const released = await colleague.post('/offers/review/release', { ids: [offer.id] });
  expect(released.data()).toEqual({ released: [offer.id] });
  await eventually(() => expect(count()).toBe(2));
  // Nothing was claimed any more.
  await colleague.post('/offers/review/release', { ids: [offer.id] });
  expect((await colleague.post('/offers/review/claim', { id: offer.id })).status).toBe(200);
  await eventually(() => expect(count()).toBe(3));
  expect(others.named('review_claims')).toEqual([]);
});
