import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { plainFields } from '@rentyard/contract/schema/resource';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../../support/data/values.ts';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { type WireRecord, withoutClock } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const base = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'created_by',
  'updated_by',
  'deleted_at',
];

describe.each(everyResource)('reading $name', ({ name, resource }) => {
  let record: WireRecord;
  beforeAll(async () => {
    record = await app.make(name);
  });

  const fields = Object.entries(resource.fields);
  const served = fields.map(([field, { kind }]) => (kind === 'secret' ? `${field}_set` : field));
  const withStatus = resource.statuses ? ['next_statuses'] : [];
  const translated = plainFields(resource).filter(([, { kind }]) => kind === 'translated');
  const references = plainFields(resource).filter(
    ([, { kind }]) => kind === 'reference' || kind === 'references',
  );

  test('returns exactly the declared fields', async () => {
    const shown = (await app.admin.get(`/${name}/${record.id}/show`)).data<WireRecord>();
    const { fallbacks: _, ...rest } = shown;
    expect(Object.keys(rest).sort()).toEqual([...base, ...served, ...withStatus].sort());
  });

  test('returns exactly the declared fields for editing', async () => {
    const edited = (await app.admin.get(`/${name}/${record.id}/edit`)).data<WireRecord>();
    expect(Object.keys(edited).sort()).toEqual([...base, ...served, ...withStatus].sort());
    expect(withoutClock(edited)).toEqual(withoutClock(record));
  });

  test('omits long fields from list rows', async () => {
    const response = await app.admin.get(`/${name}`, { 'filter[id]': record.id });
    const [row] = response.data<readonly WireRecord[]>();
    const { fallbacks: _, ...rest } = row as WireRecord;
    const light = fields
      .filter(([, field]) => !('detail' in field && field.detail))
      .map(([field]) => field);
    expect(Object.keys(rest).sort()).toEqual([...base, ...light, ...withStatus].sort());
  });

  if (translated.length > 0)
    test('uses the requested language', async () => {
      const shown = await app.admin.get(`/${name}/${record.id}/show`, {}, { language: 'ru' });
      for (const [path] of translated) {
        const texts = valueAt(record, path) as { ru: string };
        expect(valueAt(shown.data<WireRecord>(), path), path).toBe(texts.ru);
      }
    });

  if (translated.length > 0)
    test('falls back to the default language and names those fields', async () => {
      const shown = await app.admin.get(`/${name}/${record.id}/show`, {}, { language: 'tr' });
      const data = shown.data<WireRecord>();
      for (const [path] of translated) {
        expect(valueAt(data, path), path).toBe(textAt(record, path));
        expect(data.fallbacks, path).toHaveProperty([path], 'en');
      }
    });

  if (translated.length > 0)
    test('returns all languages for editing', () => {
      for (const [path] of translated) {
        expect(valueAt(record, path), path).toMatchObject({
          en: expect.any(String),
          ru: expect.any(String),
        });
      }
    });

  if (references.length > 0)
    test('includes the names of referenced records', async () => {
      const shown = (await app.admin.get(`/${name}/${record.id}/show`)).data<WireRecord>();
      for (const [path] of references) {
        const value = valueAt(shown, path);
        if (value === null) continue;
        for (const one of [value].flat())
          expect(one, path).toEqual({ id: expect.any(Number), name: expect.any(String) });
      }
    });

  test('includes the author and the time of creation', () => {
    const by = { id: expect.any(Number), name: expect.any(String) };
    expect(record.created_by).toEqual(by);
    expect(record.updated_by).toEqual(by);
    expect(record.version).toBe(1);
    expect(record.deleted_at).toBeNull();
    expect(record.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('includes the record in the options of a select', async () => {
    const { body } = await app.admin.get(`/${name}/list`, { ids: record.id });
    expect(body).toEqual({
      data: [expect.objectContaining({ id: record.id, name: textAt(record, resource.label) })],
    });
  });

  test('finds the record in the options of a select', async () => {
    const label = String(textAt(record, resource.label));
    const options = await app.admin.get(`/${name}/list`, { search: label });
    expect(options.data()).toContainEqual(expect.objectContaining({ id: record.id, name: label }));
    const none = await app.admin.get(`/${name}/list`, { search: 'qzx nothing qzx' });
    expect(none.data()).toEqual([]);
  });

  test.each(['show', 'edit', 'history'])(
    'responds with 404 to %s of an unknown record',
    async (of) => {
      const ids = ['0', '-1', '1.5', 'abc', '1e3', '999999999', '9'.repeat(25), '%00', '1%20'];
      for (const id of ids) {
        const response = await app.admin.get(`/${name}/${id}/${of}`);
        expect(response.status, id).toBe(404);
        expect(response.body, id).toMatchObject({ code: 'not_found' });
      }
    },
  );

  test('refuses unknown query parameters', async () => {
    for (const path of [
      `/${name}/${record.id}/show`,
      `/${name}/${record.id}/edit`,
      `/${name}/list`,
    ]) {
      expect((await app.admin.get(path, { colour: 'red' })).rules, path).toEqual({
        colour: ['unknown'],
      });
    }
  });
});
