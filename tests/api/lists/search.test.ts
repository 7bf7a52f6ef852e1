import { hitsPerResource, type SearchHit } from '@rentyard/contract/entities/records/search';
import { isOwned } from '@rentyard/contract/schema/resource';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { searchTextOf } from '../../support/data/values.ts';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function search(client: Client, q: string, language = 'en'): Promise<readonly SearchHit[]> {
  return (await client.get('/search', { q }, { language })).data<readonly SearchHit[]>();
}

const [nested, found] = [
  everyResource.filter(({ resource }) => isOwned(resource)),
  everyResource.filter(({ resource }) => !isOwned(resource)),
];

test.each(nested)(
  'the records of $name are not part of the global search',
  async ({ name, resource }) => {
    const record = await app.make(name);
    const text = searchTextOf(record, resource.label);
    const hits = await search(app.admin, text);
    expect(hits.map((hit) => hit.name)).not.toContain(text);
  },
);

describe.each(found)('the global search for $name', ({ name, resource }) => {
  test('finds a record by its name', async () => {
    const record = await app.make(name);
    const text = searchTextOf(record, resource.label);
    const hits = await search(app.admin, text);
    const hit = hits.find((one) => one.subject === resource.subject && one.id === record.id);
    expect(hit, JSON.stringify({ word: text, hits })).toBeDefined();
  });

  test('requires the permission to read them', async () => {
    const record = await app.make(name);
    const text = searchTextOf(record, resource.label);
    const other = resource.subject === 'brands' ? 'regions' : 'brands';
    const hits = await search(await app.signInAs([['read', other]]), text);
    expect(hits.filter(({ subject }) => subject === resource.subject)).toEqual([]);
  });
});

test('an exact code comes first, then names that start with the text, then names that contain it', async () => {
  await app.make('brands', { name: 'Grand Liebmax', code: 'GL-1' });
  await app.make('brands', { name: 'Liebmax Tower', code: 'LT-1' });
  await app.make('regions', { name: { en: 'Anywhere' }, code: 'liebmax' });
  const names = (await search(app.admin, 'LIEBMAX')).map(({ name }) => name);
  expect(names).toEqual(['Anywhere', 'Liebmax Tower', 'Grand Liebmax']);
});

test('a name is found in every language and shown in the requested one', async () => {
  const { id } = await app.make('offers', {
    name: { en: 'Crawler crane', ru: 'Гусеничный кран', ro: 'Macara pe șenile' },
  });
  for (const q of ['гусеничный', 'senile', 'CRAWLER crane']) {
    const [hit] = await search(app.admin, q, 'ru');
    expect(hit, q).toMatchObject({ subject: 'offers', id, name: 'Гусеничный кран' });
  }
});

test('a currency is shown with its name and its code', async () => {
  await app.make('currencies', { code: 'XQZ', name: { en: 'Quartz pound' } });
  // Codes that sound alike may follow.
  const [hit] = await search(app.admin, 'xqz');
  expect(hit).toMatchObject({ name: 'Quartz pound', code: 'XQZ' });
});

test('each resource has a limited number of results', async () => {
  for (let n = 0; n < hitsPerResource + 2; n += 1) {
    await app.make('offers', { name: { en: `Vibrating plate ${n}` } });
  }
  expect(await search(app.admin, 'vibrating plate')).toHaveLength(hitsPerResource);
});

test('a search needs two characters', async () => {
  await app.make('brands', { name: 'Jx Hoists', code: 'HOIST-1' });
  expect(await search(app.admin, 'jx')).toMatchObject([{ name: 'Jx Hoists' }]);
});

test('the search skips the trash', async () => {
  const { id } = await app.make('brands', { name: 'Forgotten Works' });
  await app.admin.send('DELETE', '/brands', { json: { id } });
  expect(await search(app.admin, 'forgotten works')).toEqual([]);
});

test('pattern characters are ordinary text in a search', async () => {
  await app.make('brands', { name: 'Full 100% Power' });
  expect(await search(app.admin, '100%')).toHaveLength(1);
  expect(await search(app.admin, '%%')).toEqual([]);
  expect(await search(app.admin, '__')).toEqual([]);
});

test('short searches and unknown parameters are refused', async () => {
  expect((await app.admin.get('/search')).rules).toEqual({ q: ['required'] });
  expect((await app.admin.get('/search', { q: ' x ' })).rules).toEqual({ q: ['min_length'] });
  expect((await app.admin.get('/search', { q: 'xy', page: 2 })).rules).toEqual({
    page: ['unknown'],
  });
});
