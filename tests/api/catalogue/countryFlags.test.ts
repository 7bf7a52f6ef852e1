import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
let moldova: WireRecord;
beforeAll(async () => {
  app = await startApp();
  moldova = await app.make('countries', { iso_name: 'MD' });
});
afterAll(() => app.close());

const flagIn = async (shape: 'show' | 'edit') =>
  (await app.admin.get(`/countries/${moldova.id}/${shape}`)).data<WireRecord>().flag;

async function flagInList() {
  const [row] = (await app.admin.get('/countries', { 'filter[iso_name]': 'MD' })).data<
    readonly WireRecord[]
  >();
  return row?.flag;
}

test('a country shows the flag of its ISO code, and its edit form shows none', async () => {
  expect(await flagInList()).toBe('🇲🇩');
  expect(await flagIn('show')).toBe('🇲🇩');
  expect(await flagIn('edit')).toBeNull();
});

test('an export omits the flag of the ISO code', async () => {
  const { text } = await app.admin.get('/countries/export', {
    columns: 'iso_name,flag',
    ids: moldova.id,
  });
  expect(text.trim().split('\r\n').at(-1)).toBe('MD,');
});

test('an uploaded image replaces the flag of the ISO code', async () => {
  const content = await sharp({
    create: { width: 30, height: 20, channels: 3, background: '#0046ae' },
  })
    .png()
    .toBuffer();
  const file = new File([Uint8Array.from(content)], 'md.png', { type: 'image/png' });
  const photo = (await app.admin.form('/photos', { file })).data<WireRecord>();
  await app.admin.patch(`/countries/${moldova.id}`, { flag: photo.id });
  expect(await flagIn('show')).toMatchObject({ id: photo.id, width: 30 });
  expect(await flagIn('edit')).toMatchObject({ id: photo.id });
  expect(await flagInList()).toMatchObject({ id: photo.id });
});
