import type { CategoryRow } from '@rentyard/contract/entities/category/category';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function countOf(resource: string, id: number): Promise<number> {
  const rows = (await app.admin.get(`/${resource}`, { 'filter[id]': id })).data<CategoryRow[]>();
  return rows[0]?.offers_count ?? Number.NaN;
}

test('categories and category groups count their offers when offers are created, moved and deleted', async () => {
  const [one, other] = [await app.make('categories'), await app.make('categories')];
  const group = await app.make('category_groups', { categories: [one.id, other.id] });
  const counts = async () => [
    await countOf('categories', one.id),
    await countOf('categories', other.id),
    await countOf('category_groups', group.id),
  ];
  expect(await counts()).toEqual([0, 0, 0]);
  const offers = [
    await app.make('offers', { category: one.id }),
    await app.make('offers', { category: one.id }),
    await app.make('offers', { category: other.id }),
  ];
  expect(await counts()).toEqual([2, 1, 3]);
  (await app.admin.patch(`/offers/${offers[0]?.id}`, { category: other.id })).data();
  expect(await counts()).toEqual([1, 2, 3]);
  (await app.admin.delete('/offers', { id: offers[2]?.id })).data();
  expect(await counts()).toEqual([1, 1, 2]);
  (await app.admin.post('/offers/restore', { ids: [offers[2]?.id] })).data();
  expect(await counts()).toEqual([1, 2, 3]);
  const narrowed = await app.admin.get('/offers', { 'filter[category]': other.id, per_page: 1 });
  expect(narrowed.body).toMatchObject({ meta: { total: 2, total_is_exact: true } });
});

test('the offer count of a category cannot be written', async () => {
  const category = await app.make('categories');
  const refused = await app.admin.patch(`/categories/${category.id}`, { offers_count: 5 });
  expect(refused.status).toBe(422);
});
