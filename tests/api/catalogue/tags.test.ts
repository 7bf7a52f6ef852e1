import { problemMessages } from '@rentyard/contract/messages/problems';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

type Option = Readonly<{ id: number; name: string }>;

let app: TestApp;
let cranes: WireRecord;
let loaders: WireRecord;
let rollers: WireRecord;
beforeAll(async () => {
  app = await startApp();
  cranes = await app.make('categories', { name: { en: 'Cranes', ru: 'Краны' } });
  loaders = await app.make('categories', { name: { en: 'Loaders' } });
  rollers = await app.make('categories', { name: { en: 'Rollers' } });
});
afterAll(() => app.close());

const tagOf = (...categories: readonly WireRecord[]) =>
  app.make('tags', { categories: categories.map(({ id }) => id) });

const names = (record: WireRecord) =>
  (record.categories as readonly Option[]).map(({ name }) => name);

describe('the categories of a tag', () => {
  test('are served by id and name in the order they were sent in', async () => {
    const { id } = await tagOf(rollers, cranes);
    const shown = await app.admin.get(`/tags/${id}/show`, {}, { language: 'ru' });
    expect(shown.data<WireRecord>().categories).toEqual([
      { id: rollers.id, name: 'Rollers' },
      { id: cranes.id, name: 'Краны' },
    ]);
    const [row] = (await app.admin.get('/tags', { 'filter[id]': id })).data<
      readonly WireRecord[]
    >();
    expect(names(row as WireRecord)).toEqual(['Rollers', 'Cranes']);
  });

  test('need at least one, and the problem is worded in every language', async () => {
    const draft = await app.draft('tags', { categories: [] });
    for (const [language, { min_positions: message }] of Object.entries(problemMessages)) {
      const response = await app.admin.post('/tags', draft, { language });
      expect(response.errors.categories).toEqual([
        { rule: 'min_positions', values: { number: 1 }, message: message.replace('{number}', '1') },
      ]);
    }
    const { categories: _, ...without } = draft;
    expect((await app.admin.post('/tags', without)).rules).toEqual({
      categories: ['min_positions'],
    });
  });

  test('may be sent as they were served, and as JSON in a form', async () => {
    const { id } = await tagOf(cranes);
    const categories = [{ id: loaders.id, name: 'Loaders' }];
    const sent = await app.admin.patch(`/tags/${id}`, { categories });
    expect(names(sent.data())).toEqual(['Loaders']);
    const form = { categories: [rollers.id, loaders.id] };
    const posted = await app.admin.form(`/tags/${id}?_method=PATCH`, form);
    expect(names(posted.data())).toEqual(['Rollers', 'Loaders']);
  });

  test('are in the history and can be restored from it', async () => {
    const { id } = await tagOf(cranes, loaders);
    await app.admin.patch(`/tags/${id}`, { categories: [loaders.id] });
    const entries = (await app.admin.get(`/tags/${id}/history`)).data<
      readonly { id: number; changes: readonly object[] }[]
    >();
    expect(entries[0]?.changes).toEqual([
      {
        path: 'categories',
        from: [
          { id: cranes.id, name: 'Cranes' },
          { id: loaders.id, name: 'Loaders' },
        ],
        to: [{ id: loaders.id, name: 'Loaders' }],
      },
    ]);
    await app.admin.post(`/tags/${id}/revert`, { entry: entries[1]?.id });
    const now = (await app.admin.get(`/tags/${id}/edit`)).data<WireRecord>();
    expect(names(now)).toEqual(['Cranes', 'Loaders']);
  });

  test('filter tags by one, by any of several and by none', async () => {
    const tag = await tagOf(loaders, rollers);
    const found = async (filter: string, value: number | string) => {
      const rows = await app.admin.get('/tags', { [`filter[categories]${filter}`]: value });
      return rows.data<readonly WireRecord[]>().some(({ id }) => id === tag.id);
    };
    expect(await found('', rollers.id)).toBe(true);
    expect(await found('[contains]', loaders.id)).toBe(true);
    expect(await found('', cranes.id)).toBe(false);
    expect(await found('[in]', `${cranes.id},${loaders.id}`)).toBe(true);
    expect(await found('[in]', `${cranes.id},999999`)).toBe(false);
    expect(await found('[empty]', 1)).toBe(false);
    expect(await found('[empty]', 0)).toBe(true);
  });

  test('cannot be deleted, whether a tag has one or several', async () => {
    const free = await app.make('categories');
    const tag = await tagOf(cranes, free);
    const refused = await app.admin.delete('/categories', { id: free.id });
    expect(refused.status).toBe(409);
    expect(refused.body.uses).toMatchObject([{ subject: 'tags', id: tag.id }]);
    await app.admin.delete('/tags', { id: tag.id });
    (await app.admin.delete('/categories', { id: free.id })).data();
    const purged = await app.admin.post('/categories/purge', { ids: [free.id] });
    expect(purged.status).toBe(409);
  });

  test('never include deleted categories, even ones that are deleted during a save', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await app.make('categories');
      const draft = await app.draft('tags', { categories: [cranes.id, id] });
      const [saved, deleted] = await Promise.all([
        app.admin.post('/tags', draft),
        app.admin.delete('/categories', { id }),
      ]);
      // One of the two requests runs first, and the other one sees its result.
      expect([saved.status, deleted.status]).toSatisfy(
        ([created, gone]) => (created === 201 && gone === 409) || (created === 422 && gone === 200),
      );
    }
  });

  test('have the options of the field as choices', async () => {
    const options = await app.admin.get('/tags/options/categories', { search: 'roll' });
    expect(options.data()).toMatchObject([{ id: rollers.id, name: 'Rollers' }]);
  });
});

test('the history of a tag lists every status change', async () => {
  const { id } = await tagOf(cranes);
  await app.admin.patch(`/tags/${id}/change_status`, { status: 'active' });
  await app.admin.patch(`/tags/${id}/change_status`, { status: 'rejected', reason: 'Twice there' });
  const history = await app.admin.get(`/tags/status/${id}/history_for_tag`);
  expect(history.data()).toMatchObject([
    { from: 'active', to: 'rejected', reason: 'Twice there' },
    { from: 'new', to: 'active', reason: null },
  ]);
  expect((await app.admin.get('/tags/status/999999/history_for_tag')).status).toBe(404);
});
