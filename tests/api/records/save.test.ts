import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { plainFields } from '@rentyard/contract/schema/resource';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Draft, set } from '../../support/data/drafts.ts';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { type WireRecord, withoutClock } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe.each(everyResource)('saving $name', ({ name, resource }) => {
  const fields = plainFields(resource);
  const plain = fields.filter(([, { readOnly }]) => !readOnly);

  /** The expected edit shape of a draft value. */
  const expectSaved = (record: WireRecord, draft: Draft) => {
    for (const [path, field] of plain) {
      const sent = valueAt(draft, path);
      if (sent === undefined) continue;
      const stored = valueAt(record, path);
      if (field.kind === 'secret') expect(valueAt(record, `${path}_set`), path).toBe(true);
      else if (field.kind === 'reference') expect(stored, path).toMatchObject({ id: sent });
      else if (field.kind === 'references')
        expect(stored, path).toMatchObject((sent as number[]).map((id) => ({ id })));
      else expect(stored, path).toEqual(sent);
    }
  };

  test('creates a record from JSON with every sent value', async () => {
    const draft = await app.draft(name);
    const response = await app.admin.post(`/${name}`, draft);
    expect(response.status).toBe(201);
    expectSaved(response.data(), draft);
  });

  test('creates a record from a form with every sent value', async () => {
    const draft = await app.draft(name);
    const response = await app.admin.form(`/${name}`, draft);
    expect(response.status, response.text).toBe(201);
    expectSaved(response.data(), draft);
  });

  test('changes the sent fields and no others', async () => {
    const before = await app.make(name);
    const draft = await app.draft(name);
    const changed = resource.search[0] ?? resource.label;
    const changes: Draft = {};
    set(changes, changed, valueAt(draft, changed));
    const after = (
      await app.admin.patch(`/${name}/${before.id}`, { ...changes, version: before.version })
    ).data<WireRecord>();
    expect(withoutClock(after)).toEqual({
      ...withoutClock(before),
      ...changes,
      version: 2,
      updated_at: after.updated_at,
      updated_by: after.updated_by,
    });
  });

  test('responds to a save of one field with the record as it is stored', async () => {
    const { id } = await app.make(name);
    const draft = await app.draft(name);
    for (const [path] of plain) {
      const changes: Draft = {};
      set(changes, path, valueAt(draft, path));
      const response = await app.admin.patch(`/${name}/${id}`, changes);
      // The other fields of the record can forbid the value.
      if (response.status === 422) continue;
      const stored = await app.admin.get(`/${name}/${id}/edit`);
      expect(withoutClock(response.data<WireRecord>()), path).toEqual(
        withoutClock(stored.data<WireRecord>()),
      );
    }
  });

  test('changes a record with a form and _method=PATCH', async () => {
    const { id } = await app.make(name);
    const draft = await app.draft(name);
    const response = await app.admin.form(`/${name}/${id}?_method=PATCH`, draft);
    expect(response.status, response.text).toBe(200);
    expectSaved(response.data(), draft);
  });

  test.each(['DELETE', 'PUT', 'GET', 'patch', ''])('refuses _method=%s', async (method) => {
    const record = await app.make(name);
    const response = await app.admin.form(`/${name}/${record.id}?_method=${method}`, {});
    expect([404, 405, 422]).toContain(response.status);
    const now = await app.admin.get(`/${name}/${record.id}/edit`);
    expect(withoutClock(now.data<WireRecord>())).toEqual(withoutClock(record));
  });

  const writableFields = (record: WireRecord): Draft =>
    Object.fromEntries(
      Object.entries(record).filter(([field]) => {
        const known = resource.fields[field];
        return field === 'version' || (known && !known.readOnly);
      }),
    );

  test('changes nothing when a record is sent back as it was read', async () => {
    const record = await app.make(name);
    const sent = writableFields(record);
    const after = (await app.admin.patch(`/${name}/${record.id}`, sent)).data<WireRecord>();
    expectSaved(after, await withoutReferences(record));
  });

  const inLanguages = plain.filter(([, { kind }]) => kind === 'translated' || kind === 'plural');
  test.each(inLanguages.slice(0, 1))(
    'keeps the %s of a deleted language when a record is sent back',
    async (path) => {
      const german = await app.make('languages', { code: 'de' });
      const draft = await app.draft(name);
      for (const [one, { kind }] of inLanguages) {
        const text = kind === 'plural' ? { one: 'Kran', other: 'Krane' } : 'Kran';
        set(draft, one, { ...(valueAt(draft, one) as Draft), de: text });
      }
      const made = (await app.admin.post(`/${name}`, draft)).data<WireRecord>();
      (await app.admin.delete('/languages', { id: german.id })).data();
      const record = (await app.admin.get(`/${name}/${made.id}/edit`)).data<WireRecord>();
      const response = await app.admin.patch(`/${name}/${made.id}`, writableFields(record));
      expect(response.status, response.text).toBe(200);
      for (const [one] of inLanguages)
        expect(response.data<WireRecord>()[one]).toEqual(record[one]);
      expect(valueAt(record, path)).toHaveProperty('de');
      const other = await app.make(name);
      const changes: Draft = {};
      set(changes, path, { de: 'Kran' });
      const refused = await app.admin.patch(`/${name}/${other.id}`, changes);
      expect(refused.rules).toEqual({ [`${path}.de`]: ['unknown'] });
    },
  );

  /** Kinds whose edit shape differs from the draft. */
  const spelt: ReadonlySet<string> = new Set(['reference', 'references', 'secret', 'image']);

  /** The fields of an edit shape that are equal in a draft. */
  const withoutReferences = async (record: WireRecord): Promise<Draft> => {
    const kinds = new Map(plain.map(([path, { kind }]) => [path, kind]));
    return Object.fromEntries(
      Object.entries(record).filter(([field]) => {
        const kind = kinds.get(field);
        return kind !== undefined && !spelt.has(kind);
      }),
    );
  };

  const unique = plain.filter(([, field]) => field.unique).map(([path]) => path);
  test.each(unique)('requires unique values of %s', async (path) => {
    const record = await app.make(name);
    const draft = await app.draft(name);
    set(draft, path, valueAt(record, path));
    expect((await app.admin.post(`/${name}`, draft)).rules).toEqual({ [path]: ['unique'] });
    const other = await app.make(name);
    const changes: Draft = {};
    set(changes, path, valueAt(record, path));
    const change = await app.admin.patch(`/${name}/${other.id}`, changes);
    expect(change.rules).toEqual({ [path]: ['unique'] });
  });

  test('succeeds once when many requests create the same unique value', async () => {
    const [path] = unique;
    if (!path) return;
    const drafts = await Promise.all(Array.from({ length: 5 }, () => app.draft(name)));
    const shared = valueAt(drafts[0], path);
    for (const draft of drafts) set(draft, path, shared);
    const responses = await Promise.all(drafts.map((draft) => app.admin.post(`/${name}`, draft)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
  });

  test.each([
    'role_id',
    'created_by',
    'created_at',
    'deleted_at',
    'id',
    'version',
    'search_text',
    '__proto__',
    'constructor',
    '"; drop table users; --',
  ])('refuses the unknown field %s on create', async (field) => {
    const draft = JSON.stringify(await app.draft(name));
    const response = await app.admin.send('POST', `/${name}`, {
      headers: { 'content-type': 'application/json' },
      raw: draft.replace('{', `{${JSON.stringify(field)}:1,`),
    });
    expect([400, 422]).toContain(response.status);
    if (response.status === 422) expect(response.rules).toEqual({ [field]: ['unknown'] });
  });

  test('refuses fields that only the server writes', async () => {
    const record = await app.make(name);
    for (const [path] of fields.filter(([, { readOnly }]) => readOnly)) {
      const changes: Draft = {};
      set(changes, path, valueAt(record, path));
      const response = await app.admin.patch(`/${name}/${record.id}`, changes);
      const [group = ''] = path.split('.');
      const at = resource.fields[group]?.readOnly ? group : path;
      expect(response.rules, path).toEqual({ [at]: ['unknown'] });
    }
  });

  test('refuses an id in the body that differs from the path', async () => {
    const record = await app.make(name);
    const other = await app.make(name);
    const response = await app.admin.patch(`/${name}/${record.id}`, { id: other.id });
    expect(response.status).toBe(422);
    expect(Object.keys(response.rules)).toEqual(['id']);
  });

  test('responds with 404 when an unknown record is changed', async () => {
    for (const id of ['0', '-1', 'abc', '999999999', '9'.repeat(25)]) {
      expect((await app.admin.patch(`/${name}/${id}`, {})).status, id).toBe(404);
    }
  });
});
