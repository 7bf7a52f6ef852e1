import { version } from '@rentyard/contract/version';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('a client gets languages, version and registration mode without a session', async () => {
  const init = (await app.anonymous.get('/init')).data<{
    languages: readonly { code: string; name: string; is_default: boolean }[];
    content_languages: readonly { code: string; is_default: boolean }[];
  }>();
  expect(init).toMatchObject({ version, registration: 'approval' });
  expect(init.languages.map(({ code }) => code).sort()).toEqual([
    'en',
    'pl',
    'ro',
    'ru',
    'tr',
    'ua',
  ]);
  expect(init.languages.filter((language) => language.is_default).map(({ code }) => code)).toEqual([
    'en',
  ]);
  expect(init.content_languages[0]).toMatchObject({ code: 'en', is_default: true });
  expect(init.languages.find(({ code }) => code === 'ru')).toMatchObject({
    numeric_date_format: 'dd.MM.yyyy',
    time_format: 'HH:mm',
  });
});

test('a language that is disabled for the back office is not offered', async () => {
  const [turkish] = (await app.admin.get('/languages', { 'filter[code]': 'tr' })).data<
    readonly { id: number }[]
  >();
  await app.admin.patch(`/languages/${turkish?.id}`, { is_admin: false });
  const { languages } = (await app.anonymous.get('/init')).data<{
    languages: readonly { code: string }[];
  }>();
  expect(languages.map(({ code }) => code)).not.toContain('tr');
  await app.admin.patch(`/languages/${turkish?.id}`, { is_admin: true });
});

test.each(['//healthz', '//readyz'])('%s responds without a session', async (path) => {
  expect((await app.anonymous.get(path)).status).toBe(200);
});

test('metrics are served to the local machine only', async () => {
  const own = await app.anonymous.get('//metrics');
  expect(own.status).toBe(200);
  expect(own.text).toMatch(/^# (HELP|TYPE) /m);
  const foreign = await app.anonymous.get('//metrics', {}, { from: '203.0.113.9' });
  expect([401, 403, 404]).toContain(foreign.status);
});
