import type { RateStatus } from '@rentyard/contract/entities/money/exchangeRateRoutes';
import type { MoneySettings } from '@rentyard/contract/entities/money/moneySettings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterDeadline } from '../../support/afterDeadline.ts';
import { ecbFile, type RateServer, startRateServer } from '../../support/servers/rateServer.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
let provider: RateServer;
let currencies: Readonly<Record<'EUR' | 'MDL' | 'RON', number>>;
beforeAll(async () => {
  provider = await startRateServer();
  app = await startApp({ outboundAllow: [provider.pair] });
  const make = async (code: string) => (await app.make('currencies', { code, decimal: 2 })).id;
  currencies = { EUR: await make('EUR'), MDL: await make('MDL'), RON: await make('RON') };
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const today = () => app.clock.now().toISOString().slice(0, 10);
const daysAgo = (days: number) =>
  new Date(app.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
const add = (rate: string, { currency = currencies.MDL, date = today() } = {}) =>
  app.admin.post('/exchange_rates', { currency, date, rate });
const status = async () => (await app.admin.get('/exchange_rates/status')).data<RateStatus>();
const rateOf = async (code: string) =>
  (await status()).rates.find(({ currency }) => currency.name === code);
const list = async () => (await app.admin.get('/exchange_rates')).data<readonly WireRecord[]>();

describe('typed exchange rates', () => {
  it('are stored with their digits, day, source and author', async () => {
    const created = await add('19.40', { date: daysAgo(3) });
    expect(created.status).toBe(201);
    const [rate] = await list();
    expect(rate).toMatchObject({
      currency: { id: currencies.MDL, name: 'MDL' },
      date: `${daysAgo(3)}T00:00:00.000Z`,
      rate: '19.40',
      source: 'manual',
      created_by: { id: expect.any(Number) },
    });
    expect(await rateOf('MDL')).toMatchObject({ rate: '19.40', age: 3, source: 'manual' });
    expect(await rateOf('RON')).toMatchObject({ rate: null, date: null, age: null });
  });

  it('replace an earlier rate of the same day and leave both in the list', async () => {
    await add('19.41', { date: daysAgo(3) });
    expect((await rateOf('MDL'))?.rate).toBe('19.41');
    expect((await list()).map(({ rate }) => rate)).toEqual(['19.41', '19.40']);
  });

  it('do not replace a rate of a later day', async () => {
    await add('18', { date: daysAgo(30) });
    expect((await rateOf('MDL'))?.rate).toBe('19.41');
  });

  it.each([
    ['0', { rate: ['min_value'] }],
    ['0.00000000', { rate: ['min_value'] }],
    ['-19.4', { rate: ['min_value'] }],
    ['19.123456789', { rate: ['decimal'] }],
    ['1e3', { rate: ['decimal'] }],
    ['10000000000', { rate: ['max_value'] }],
    ['', { rate: ['required'] }],
  ])('are refused when the rate is "%s"', async (rate, rules) => {
    expect((await add(rate)).rules).toEqual(rules);
  });

  it('are refused for a future day, for the euro and for an unknown currency', async () => {
    expect((await add('19.5', { date: daysAgo(-2) })).rules).toEqual({ date: ['max_date'] });
    expect((await add('1', { currency: currencies.EUR })).rules).toEqual({
      currency: ['not_allowed'],
    });
    expect((await add('1', { currency: 999_999 })).rules).toEqual({ currency: ['not_found'] });
  });

  it('cannot be changed: there is no call for it', async () => {
    const [rate] = await list();
    expect((await app.admin.patch(`/exchange_rates/${rate?.id}`, { rate: '1' })).status).toBe(404);
    expect((await app.admin.delete('/exchange_rates', { ids: [rate?.id] })).status).toBe(405);
  });

  it('are purged with their currency', async () => {
    const { id } = await app.make('currencies', { code: 'XTS' });
    await add('2', { currency: id });
    await app.admin.delete('/currencies', { ids: [id] });
    expect((await app.admin.post('/currencies/purge', { ids: [id] })).status).toBe(200);
    expect((await list()).some(({ rate }) => rate === '2')).toBe(false);
  });

  it('are listed by currency and exported with the code', async () => {
    const query = { 'filter[currency]': currencies.RON };
    expect((await app.admin.get('/exchange_rates', query)).data()).toEqual([]);
    const { text } = await app.admin.get('/exchange_rates/export');
    expect(text).toContain('MDL');
    expect(text).toContain('19.41');
  });

  it('are searched by the code of their currency', async () => {
    const search = async (text: string) =>
      (await app.admin.get('/exchange_rates', { search: text })).data<readonly WireRecord[]>();
    const shown = (await list()).length;
    expect(await search('mdl')).toHaveLength(shown);
    expect(await search('RON')).toEqual([]);
    for (const text of ['-5.4e-220,true', '19', '%%', 'no such currency', '+373 22 000 000']) {
      expect(await search(text), text).toEqual([]);
    }
    const { status, text } = await app.admin.get('/exchange_rates/export', { search: 'mdl' });
    expect([status, text.includes('19.41')]).toEqual([200, true]);
  });

  it('are read and added with the permissions of the section', async () => {
    const reader = await app.signInAs([['read', 'exchange-rates']]);
    expect((await reader.get('/exchange_rates')).status).toBe(200);
    expect((await reader.get('/exchange_rates/status')).status).toBe(200);
    const draft = { currency: currencies.MDL, date: today(), rate: '19.5' };
    expect((await reader.post('/exchange_rates', draft)).status).toBe(403);
    expect((await reader.post('/exchange_rates/fetch')).status).toBe(403);
    expect((await reader.get('/settings/money')).status).toBe(403);
    const stranger = await app.signInAs([['read', 'offers']]);
    expect((await stranger.get('/exchange_rates')).status).toBe(403);
  });
});

describe('fetched exchange rates', () => {
  const settings = (changes: object = {}) =>
    app.admin.patch('/settings/money', {
      base_currency: currencies.EUR,
      rate_provider: 'ecb',
      rate_url: provider.url,
      ...changes,
    });
  const fetchNow = async () => (await app.admin.post('/exchange_rates/fetch')).data<RateStatus>();

  it('are stored for the currencies of the installation, once', async () => {
    provider.reply = ecbFile(daysAgo(1), { USD: '1.0856', RON: '5.0970' });
    await settings();
    const fetched = await fetchNow();
    expect(fetched).toMatchObject({ provider: 'ecb', failure: null, failed_at: null });
    expect(fetched.base_currency).toMatchObject({ name: 'EUR' });
    expect(await rateOf('RON')).toMatchObject({ rate: '5.0970', age: 1, source: 'ecb' });
    await fetchNow();
    const query = { 'filter[currency]': currencies.RON };
    expect((await app.admin.get('/exchange_rates', query)).data()).toHaveLength(1);
  });

  const wrong: readonly (readonly [string, () => string | number | 'never', string])[] = [
    ['is cut off', () => ecbFile(today(), { RON: '5.2' }).slice(0, -40), 'malformed'],
    ['is not XML', () => '{"RON": 5.2}', 'malformed'],
    [
      'declares entities',
      () => `<!DOCTYPE x [<!ENTITY a "b">]>${ecbFile(today(), {})}`,
      'malformed',
    ],
    ['has no rates', () => ecbFile(today(), {}), 'malformed'],
    ['has a rate of zero', () => ecbFile(today(), { RON: '0.0' }), 'malformed'],
    ['has a negative rate', () => ecbFile(today(), { RON: '-5.2' }), 'malformed'],
    ['has a huge rate', () => ecbFile(today(), { RON: '52000000000' }), 'malformed'],
    ['has a rate that is no number', () => ecbFile(today(), { RON: 'NaN' }), 'malformed'],
    ['has a rate fifty times the last one', () => ecbFile(today(), { RON: '255' }), 'implausible'],
    ['is from the future', () => ecbFile(daysAgo(-1), { RON: '5.2' }), 'implausible'],
    ['has no valid day', () => ecbFile('2026-02-30', { RON: '5.2' }), 'malformed'],
    ['is huge', () => ecbFile(today(), { RON: '5.2' }) + ' '.repeat(300_000), 'too_large'],
    ['is an error', () => 503, 'status'],
    ['redirects', () => 302, 'status'],
  ];

  it.each(wrong)('stay the last known ones when the file %s', async (_, reply, failure) => {
    provider.reply = reply();
    const failed = await fetchNow();
    expect(failed).toMatchObject({ failure, failed_at: expect.any(String) });
    expect(failed.fetched_at).not.toBeNull();
    expect((await rateOf('RON'))?.rate).toBe('5.0970');
  });

  it('stay the last known ones when the provider does not respond in time', async () => {
    provider.reply = 'never';
    const before = provider.unanswered;
    const { failure } = await afterDeadline(fetchNow, {
      until: () => expect(provider.unanswered).toBe(before + 1),
      deadline: 10_000,
    });
    expect(failure).toBe('timeout');
    expect((await rateOf('RON'))?.rate).toBe('5.0970');
  });

  it('stay the last known ones when the provider is unreachable or in a private network', async () => {
    await settings({ rate_url: 'http://127.0.0.1:1/rates.xml' });
    expect((await fetchNow()).failure).toBe('address_refused');
    await settings({ rate_url: 'http://nowhere.invalid/rates.xml' });
    expect((await fetchNow()).failure).toBe('unreachable');
    expect((await rateOf('RON'))?.rate).toBe('5.0970');
  });

  it('clear the failure when the provider responds again', async () => {
    provider.reply = ecbFile(today(), { RON: '5.1000' });
    await settings();
    expect(await fetchNow()).toMatchObject({ failure: null, failed_at: null });
    expect(await rateOf('RON')).toMatchObject({ rate: '5.1000', age: 0 });
  });
});

describe('money settings', () => {
  it('are read and changed by admins', async () => {
    const stored = (await app.admin.get('/settings/money')).data<MoneySettings>();
    expect(stored).toMatchObject({ base_currency: { name: 'EUR' }, rate_provider: 'ecb' });
    const editor = await app.signInAs('editor');
    expect((await editor.patch('/settings/money', {})).status).toBe(403);
  });

  it('report the invalid value', async () => {
    const change = async (changes: object) =>
      (await app.admin.patch('/settings/money', { ...{ rate_provider: 'none' }, ...changes }))
        .rules;
    const rate_url = provider.url;
    expect(await change({ rate_url, base_currency: 999_999 })).toEqual({
      base_currency: ['not_found'],
    });
    expect(await change({ rate_url: 'ftp://example.com' })).toEqual({ rate_url: ['url'] });
    expect(await change({ rate_url, rate_provider: 'nobody' })).toEqual({
      rate_provider: ['choice'],
    });
  });
});

// Last, because other tests count the rates.
it.each(['T00:30:00+02:00', 'T23:30:00-05:00', 'T12:00:00Z', ''])(
  'a rate keeps the day that was sent with the time %j',
  async (time) => {
    const currency = (await app.make('currencies')).id;
    const day = daysAgo(40);
    const created = await add('1.5', { currency, date: `${day}${time}` });
    expect(created.data<WireRecord>().date).toBe(`${day}T00:00:00.000Z`);
  },
);
