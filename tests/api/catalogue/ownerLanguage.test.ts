import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
let romania: number;
beforeAll(async () => {
  app = await startApp();
  const found = await app.admin.get('/languages', { 'filter[code]': 'ro' });
  const [romanian] = found.data<readonly WireRecord[]>();
  const country = (await app.make('countries', { language: romanian?.id })).id;
  romania = (await app.make('regions', { country })).id;
});
afterAll(() => app.close());

const clientWho = async (language: string) =>
  (await app.make('users', { kind: 'client', language })).id;

async function languageOf(resource: string, ...ids: readonly number[]) {
  const response = await app.admin.get(`/${resource}/author_language`, { ids: ids.join() });
  return response.data<{ readonly language: string | null }>().language;
}

test.each(['offers', 'tags'])(
  'the language of %s is that of the owner, otherwise that of the region',
  async (resource) => {
    const ownerless = await app.make(resource, { region: romania, user: null });
    const owned = await app.make(resource, { region: romania, user: await clientWho('pl') });
    expect(await languageOf(resource, ownerless.id)).toBe('ro');
    expect(await languageOf(resource, owned.id)).toBe('pl');
  },
);

test('the language of an order is that of its client', async () => {
  const [user, client] = [await clientWho('pl'), await clientWho('ua')];
  const order = await app.make('orders', { region: romania, user, client });
  expect(await languageOf('orders', order.id)).toBe('ua');
});

test('the language of several records is returned when all have the same one', async () => {
  const user = await clientWho('pl');
  const [one, other] = [await app.make('offers', { user }), await app.make('offers', { user })];
  const foreign = await app.make('offers', { region: romania, user: null });
  expect(await languageOf('offers', one.id, other.id)).toBe('pl');
  expect(await languageOf('offers', one.id, foreign.id)).toBeNull();
  expect(await languageOf('offers', 999_999)).toBeNull();
});

const refused: readonly Readonly<Record<string, string>>[] = [
  {},
  { ids: '' },
  { ids: 'x' },
  { ids: '1', id: '1' },
];

test.each(refused)('the query %o is refused', async (query) => {
  expect((await app.admin.get('/offers/author_language', query)).status).toBe(422);
});
