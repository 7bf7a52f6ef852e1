import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedToken } from '../../../../tests/support/servers/mails.ts';
import { accounts, startApp } from '../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../tests/support/testApp.ts';
import type { WireRecord } from '../../../../tests/support/wire.ts';
import { sweepLinks } from './sweepLinks.ts';

const minute = 60_000;
const day = 1_440 * minute;
const { email } = accounts.editor;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('a link and a code of a clock that was a day ahead end in their own time', async () => {
  await app.db.rows(sql`update users set two_step = true where email = ${email}`);
  app.clock.advance(day);
  await app.anonymous.post('/oauth/forgot-password', { email });
  const token = await mailedToken(app, email);
  await app.anonymous.post('/login', accounts.editor);
  app.clock.advance(-day);
  await sweepLinks(app.db, app.clock.now());
  const openCodes = () =>
    app.db.rows(sql`
      select id from sign_in_challenges where expires_at > ${app.clock.now().toISOString()}`);
  app.clock.advance(5 * minute);
  expect(await openCodes()).toHaveLength(1);
  app.clock.advance(56 * minute);
  expect(await openCodes()).toEqual([]);
  const password = 'Wheel-loader-2027';
  const body = { token, password, password_confirmation: password };
  const used = await app.anonymous.post('/oauth/reset-password', body);
  expect(used.rules).toEqual({ token: ['link_spent'] });
});

test('an invitation is valid for seven days', async () => {
  const [role] = (await app.admin.get('/roles', { 'filter[system]': 'editor' })).data<
    readonly WireRecord[]
  >();
  const invite = async (address: string) => {
    const person = { first_name: 'Ana', last_name: 'Rusu', email: address, role: role?.id };
    expect((await app.admin.post('/users', person)).status).toBe(201);
    return mailedToken(app, address);
  };
  const [first, second] = [await invite('first@example.com'), await invite('second@example.com')];
  const choose = (token: string) => {
    const password = 'Wheel-loader-2027';
    const body = { token, password, password_confirmation: password };
    return app.anonymous.post('/oauth/reset-password', body);
  };
  app.clock.advance(7 * day - minute);
  expect((await choose(first)).status).toBe(200);
  app.clock.advance(2 * minute);
  expect((await choose(second)).rules).toEqual({ token: ['link_spent'] });
});
