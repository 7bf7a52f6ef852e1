import { insertRows, type SeedRow } from '@rentyard/api/seed/insertRows';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyResource } from '../../support/resources.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
/** A region of the malformed country. */
let region: number;
let country: number;

/** Rows that no call would write, and records that reference them. */
beforeAll(async () => {
  app = await startApp({ allowsMalformedRows: true });
  const put = async (table: string, row: SeedRow) => {
    const [id = 0] = await insertRows(app.db, table, [{ ...stamps, ...row }]);
    return id;
  };
  const language = await put('languages', {
    code: '?!',
    name: '',
    numeric_date_format: 'QQQ {nonsense',
    text_date_format: '',
    time_format: "b'roken",
    is_admin: true,
    is_frontend: true,
    is_default: false,
  });
  const currency = await put('currencies', {
    code: '$$$$',
    name: {},
    name_plural: { xx: 5 },
    symbol: '',
    decimal: 42,
    active: true,
  });
  country = await put('countries', {
    name: { xx: 'Nowhere', en: 5, ua: ['x'], pl: null },
    code: '',
    alias: '',
    iso_name: '--',
    phone_code: 'x',
    phone_mask: '((((',
    validation_regexp: '([a-z',
    currency_id: currency,
    language_id: language,
    active: true,
  });
  region = await put('regions', {
    name: {},
    code: ' ',
    alias: '/',
    country_id: country,
    status: 'active',
  });
  await app.make('offers', { region, currency });
  await app.make('tags', { region });
  await app.make('pages');
  await put('positions', { name: '', permissions: 'all' });
});
afterAll(() => app.close());

const now = '2026-05-31T12:00:00Z';
const stamps = { version: 1, created_at: now, updated_at: now };

describe.each(everyResource)('with malformed rows in $name', ({ name }) => {
  test('lists, records, edit forms and options respond', async () => {
    const headers = { 'x-localization': 'tr' };
    const listed = await app.admin.get(`/${name}`, undefined, { headers });
    expect(listed.status, listed.text).toBe(200);
    for (const { id } of listed.data<readonly RecordBase[]>().slice(0, 2)) {
      for (const shape of ['show', 'edit']) {
        const response = await app.admin.get(`/${name}/${id}/${shape}`);
        expect(response.status, response.text).toBe(200);
      }
    }
    expect((await app.admin.get(`/${name}/list`)).status).toBe(200);
  });
});

test('an edit form gets only the texts of its record when the stored JSON has more', async () => {
  const edited = (await app.admin.get(`/countries/${country}/edit`)).data<RecordBase>();
  expect(edited).toMatchObject({ name: { xx: 'Nowhere' } });
});

test('a history entry has only the changes when the stored JSON has more', async () => {
  const { id } = await app.make('brands');
  const entry = { resource: 'brands', record_id: id, action: 'update' };
  const changes = [{ path: 5 }, null, 7, { path: 'name', from: 'A', to: 'B' }];
  await insertRows(app.db, 'change_history', [
    { ...entry, version: 8, changes },
    { ...entry, version: 9, changes: 'x' },
  ]);
  const entries = (await app.admin.get(`/brands/${id}/history`)).data<readonly Entry[]>();
  expect(entries.slice(0, 2).map((one) => one.changes.map(({ path }) => path))).toEqual([
    [],
    ['name'],
  ]);
});

interface Entry {
  readonly changes: readonly { readonly path: string }[];
}

test('the server starts with malformed rows in the database', async () => {
  expect((await app.anonymous.get('/init')).status).toBe(200);
});

test('an order is accepted although the phone pattern of its country is invalid', async () => {
  const order = await app.make('orders', { region, phone: '060123456' });
  expect(order.phone).toBe('060123456');
});
