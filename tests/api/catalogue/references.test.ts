import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const languageNamed = async (code: string): Promise<WireRecord> => {
  const [row] = (await app.admin.get('/languages', { 'filter[code]': code })).data<
    readonly WireRecord[]
  >();
  if (!row) throw new Error(`There is no language ${code}.`);
  return row;
};

describe('languages', () => {
  test('have one default, and a new default replaces the old one', async () => {
    const russian = await languageNamed('ru');
    await app.admin.patch(`/languages/${russian.id}`, { is_default: true });
    expect((await languageNamed('ru')).is_default).toBe(true);
    expect((await languageNamed('en')).is_default).toBe(false);
    const english = await languageNamed('en');
    await app.admin.patch(`/languages/${english.id}`, { is_default: true });
  });

  test('cannot lose or delete their default', async () => {
    const english = await languageNamed('en');
    const unset = await app.admin.patch(`/languages/${english.id}`, { is_default: false });
    expect(unset.rules).toEqual({ is_default: ['default_language'] });
    const disabled = await app.admin.patch(`/languages/${english.id}`, { is_admin: false });
    expect(disabled.rules).toEqual({ is_admin: ['default_language'] });
    const deleted = await app.admin.delete('/languages', { id: english.id });
    expect([409, 422]).toContain(deleted.status);
    expect((await languageNamed('en')).is_default).toBe(true);
  });

  test('cannot be disabled when only one is left for the back office', async () => {
    const all = (await app.admin.get('/languages', { 'filter[is_admin]': 'true' })).data<
      readonly WireRecord[]
    >();
    const [last, ...others] = all;
    for (const { id } of others)
      (await app.admin.patch(`/languages/${id}`, { is_admin: false })).data();
    const response = await app.admin.patch(`/languages/${last?.id}`, { is_admin: false });
    expect(response.rules).toEqual({ is_admin: ['last_admin_language'] });
    for (const { id } of others)
      (await app.admin.patch(`/languages/${id}`, { is_admin: true })).data();
  });

  test.each(['dd.MM.QQQQQQQ', 'YYYY-MM-DD', 'jour', "dd 'open", '12.34'])(
    'refuse the date format %s',
    async (format) => {
      const draft = await app.draft('languages', { numeric_date_format: format });
      const response = await app.admin.post('/languages', draft);
      expect(response.rules).toEqual({ numeric_date_format: ['date_tokens'] });
    },
  );
});

describe('offers', () => {
  test('require both coordinates or none', async () => {
    const draft = await app.draft('offers', { geo_lat: 47.010453, geo_long: null });
    expect((await app.admin.post('/offers', draft)).rules).toEqual({ geo_long: ['pair'] });
    const { id } = await app.make('offers', { geo_lat: 47.010453, geo_long: 28.86381 });
    expect((await app.admin.patch(`/offers/${id}`, { geo_lat: null })).rules).toEqual({
      geo_lat: ['pair'],
    });
  });

  test('store money with the decimals of their currency', async () => {
    const yen = await app.make('currencies', { decimal: 0 });
    const dinar = await app.make('currencies', { decimal: 3 });
    const priced = async (currency: number, price: string) =>
      app.admin.post(
        '/offers',
        await app.draft('offers', { currency, prices: { price_per_shift: price } }),
      );
    expect((await priced(yen.id, '125.50')).rules).toEqual({
      'prices.price_per_shift': ['decimal'],
    });
    expect((await priced(yen.id, '125')).data<WireRecord>().prices).toMatchObject({
      price_per_shift: '125',
    });
    expect((await priced(dinar.id, '125.125')).data<WireRecord>().prices).toMatchObject({
      price_per_shift: '125.125',
    });
    expect((await priced(dinar.id, '125.1')).data<WireRecord>().prices).toMatchObject({
      price_per_shift: '125.100',
    });
  });

  test('store large amounts exactly', async () => {
    const offer = await app.make('offers', {
      prices: { price_per_shift: '9999999.99', price_per_hour: '0.01' },
    });
    expect(offer.prices).toEqual({ price_per_shift: '9999999.99', price_per_hour: '0.01' });
  });

  test('store no scripts in their content', async () => {
    const offer = await app.make('offers', {
      content: {
        en: '<p onclick="x()">Crawler</p><script>alert(1)</script><a href="javascript:x()">go</a>',
      },
    });
    const { en } = offer.content as { en: string };
    expect(en).toContain('Crawler');
    expect(en).not.toMatch(/script|onclick/i);
  });

  test('keep the other languages when one is sent', async () => {
    const offer = await app.make('offers', {
      name: { en: 'Loader', ru: 'Погрузчик', pl: 'Ładowarka' },
    });
    const saved = await app.admin.patch(`/offers/${offer.id}`, {
      name: { ru: 'Фронтальный погрузчик' },
    });
    expect(saved.data<WireRecord>().name).toEqual({
      en: 'Loader',
      ru: 'Фронтальный погрузчик',
      pl: 'Ładowarka',
    });
    const emptied = await app.admin.patch(`/offers/${offer.id}`, { name: { pl: '' } });
    expect((emptied.data<WireRecord>().name as Record<string, unknown>).pl ?? null).toBeNull();
  });

  test('are found in every language without regard to accents and case', async () => {
    const { id } = await app.make('offers', {
      name: { en: 'Loader', ro: 'Încărcător frontal', ru: 'Погрузчик' },
    });
    for (const search of ['incarcator', 'ÎNCĂRC', 'погрузчик', 'frontal incar']) {
      const rows = (await app.admin.get('/offers', { search })).data<readonly WireRecord[]>();
      expect(
        rows.map((row) => row.id),
        search,
      ).toContain(id);
    }
  });
});

describe('projects', () => {
  test('never return their SMTP password', async () => {
    const project = await app.make('projects', { smtp_password: 'tower-crane-9' });
    expect(project.smtp_password_set).toBe(true);
    for (const path of [
      '',
      `/${project.id}/show`,
      `/${project.id}/edit`,
      `/${project.id}/history`,
    ]) {
      expect((await app.admin.get(`/projects${path}`)).text, path).not.toContain('tower-crane-9');
    }
    expect((await app.admin.get('/projects', { search: 'tower-crane-9' })).data()).toEqual([]);
    const cleared = await app.admin.patch(`/projects/${project.id}`, { smtp_password: null });
    expect(cleared.data<WireRecord>().smtp_password_set).toBe(false);
  });
});

describe('currencies', () => {
  test('require the plural form that every language has', async () => {
    const draft = await app.draft('currencies', { name_plural: { en: { one: 'leu' } } });
    const response = await app.admin.post('/currencies', draft);
    expect(response.status).toBe(422);
    expect(Object.values(response.rules).flat()).toEqual(['plural_form']);
  });
});
