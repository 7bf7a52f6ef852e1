import type {
  LanguageProgress,
  TranslationProgress,
  TranslationRow,
} from '@rentyard/contract/entities/records/translations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function progress(language: string): Promise<LanguageProgress | undefined> {
  const all = (await app.admin.get('/translations/progress')).data<TranslationProgress[]>();
  const regions = all.find(({ resource }) => resource === 'regions');
  return regions?.languages.find((one) => one.language === language);
}

async function pile(query: object): Promise<readonly TranslationRow[]> {
  const response = await app.admin.get('/translations/regions', { language: 'pl', ...query });
  return response.data<readonly TranslationRow[]>();
}

test('the progress of a language is its share of the texts written in any language', async () => {
  await app.make('regions', { name: { en: 'Orhei', pl: 'Orgiejów' } });
  await app.make('regions', { name: { en: 'Soroca' } });
  expect(await progress('pl')).toMatchObject({ filled: 1, total: 2, missing_records: 1 });
  expect(await progress('en')).toMatchObject({ filled: 2, total: 2, missing_records: 0 });
});

test('records with missing texts are listed with those fields', async () => {
  const { id } = await app.make('regions', { name: { en: 'Ungheni' } });
  expect(await pile({ missing: 1 })).toContainEqual(
    expect.objectContaining({ id, name: 'Ungheni', missing: ['name'], total: 1 }),
  );
  await app.admin.patch(`/regions/${id}`, { name: { pl: 'Ungheny' } });
  expect((await pile({ missing: 1 })).map((row) => row.id)).not.toContain(id);
});

test('a text is outdated when its source changed later, until the text is edited', async () => {
  const { id } = await app.make('regions', { name: { en: 'Cahul', pl: 'Kahuł' } });
  expect(await pile({ outdated: 1 })).toEqual([]);
  await app.admin.patch(`/regions/${id}`, { name: { en: 'Cahul district' } });
  expect(await pile({ outdated: 1 })).toMatchObject([{ id, outdated: ['name'], missing: [] }]);
  expect((await progress('pl'))?.outdated).toBe(1);
  // A text that was never written is missing, not outdated.
  expect((await progress('tr'))?.outdated).toBe(0);
  await app.admin.patch(`/regions/${id}`, { name: { pl: 'Okręg Kahuł' } });
  expect(await pile({ outdated: 1 })).toEqual([]);
});

test('each record in the queue has its state in every language', async () => {
  const { id } = await app.make('regions', { name: { en: 'Edinet', pl: 'Jedyńce', ro: 'Edineț' } });
  await app.admin.patch(`/regions/${id}`, {
    name: { en: 'Edinet district', ro: 'Raionul Edineț' },
  });
  const row = (await pile({ search: 'edinet' })).find((one) => one.id === id);
  expect(row?.states).toMatchObject({ en: 'done', ro: 'done', pl: 'outdated', ru: 'missing' });
});

test('the queue can be searched and paged', async () => {
  const page = await app.admin.get('/translations/regions', {
    language: 'pl',
    search: 'soroca',
    per_page: 1,
  });
  expect(page.body.meta).toMatchObject({ total: 1, per_page: 1 });
});

test('translations require their permission, each queue also that of its records', async () => {
  const reader = await app.signInAs([['read', 'regions']]);
  expect((await reader.get('/translations/progress')).status).toBe(403);
  const translator = await app.signInAs([
    ['read', 'translations'],
    ['read', 'brands'],
    ['read', 'pages'],
  ]);
  const languages = (await translator.get('/translations/progress')).data<TranslationProgress[]>();
  expect(languages.map(({ resource }) => resource)).toEqual(['pages']);
  expect((await translator.get('/translations/regions')).status).toBe(403);
});

test('resources without texts and unused languages have no queue', async () => {
  expect((await app.admin.get('/translations/brands')).status).toBe(404);
  expect((await app.admin.get('/translations/nothing')).status).toBe(404);
  const response = await app.admin.get('/translations/regions', { language: 'xx' });
  expect(response.rules).toEqual({ language: ['choice'] });
});

test('a list can be filtered by missing or outdated translations', async () => {
  const { id: bare } = await app.make('regions', { name: { en: 'Rezina' } });
  const { id: old } = await app.make('regions', { name: { en: 'Leova', tr: 'Leova' } });
  const { id: full } = await app.make('regions', { name: { en: 'Telenesti', tr: 'Telenești' } });
  await app.admin.patch(`/regions/${old}`, { name: { en: 'Leova district' } });
  const ids = async (query: object) => {
    const response = await app.admin.get('/regions', { per_page: 100, ...query });
    return response.data<readonly { id: number }[]>().map((row) => row.id);
  };
  const missing = await ids({ 'filter[translations]': 'missing.tr' });
  expect(missing).toContain(bare);
  expect(missing).not.toContain(old);
  expect(missing).toHaveLength((await progress('tr'))?.missing_records ?? 0);
  expect(await ids({ 'filter[translations]': 'outdated.tr' })).toEqual([old]);
  expect((await progress('tr'))?.outdated_records).toBe(1);
  const either = await ids({ 'filter[translations][in]': 'missing.tr,outdated.tr' });
  expect(either).toEqual(expect.arrayContaining([bare, old]));
  expect(either).not.toContain(full);
});

test('an unknown translation state is refused, and so is a resource without texts', async () => {
  const wrong = await app.admin.get('/regions', { 'filter[translations]': 'lost.tr' });
  expect(wrong.status).toBe(422);
  const textless = await app.admin.get('/brands', { 'filter[translations]': 'missing.tr' });
  expect(textless.status).toBe(422);
});
