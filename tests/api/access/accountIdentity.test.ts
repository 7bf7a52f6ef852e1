import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailedToken, mailsTo } from '../../support/servers/mails.ts';
import { accounts, startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

const hour = 3_600_000;
const password = 'Nineteen-tonne-loader';

/** Spellings of one address: case, a dotted capital i, blanks, and characters without a shape. */
const spellings = (email: string): readonly string[] => [
  email,
  email.toUpperCase(),
  email.replaceAll('i', 'İ'),
  email.replaceAll('i', 'i\u0307'),
  `  ${email}\t`,
  `\u202E${email}\u202C`,
  email.replace('@', '\u200B@'),
  email.replace('@', '@\u2060'),
  `\uFEFF${email.toUpperCase().replaceAll('I', 'İ')}`,
];

/** An international address as people and as mail servers write it. */
const international = { letters: 'ivan@пример.рф', ascii: 'ivan@xn--e1afmkfd.xn--p1ai' };

describe('address of an account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.advance(2 * hour));

  test.each(spellings(accounts.editor.email))('signs in as %j', async (email) => {
    const response = await app.anonymous.post('/login', { ...accounts.editor, email });
    expect(response.status).toBe(200);
  });

  test('has ten wrong passwords, however it is written', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      for (const email of spellings(accounts.editor.email)) {
        const from = `10.1.${round}.${statuses.length}`;
        const { status } = await app.anonymous.post(
          '/login',
          { email, password: 'wrong' },
          { from },
        );
        statuses.push(status);
      }
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(10);
  });

  test('gets five mails an hour for a new password, however it is written', async () => {
    const { email } = accounts.editor;
    const before = (await mailsTo(app, email)).length;
    for (const spelling of [...spellings(email), ...spellings(email)]) {
      await app.anonymous.post('/oauth/forgot-password', { email: spelling });
    }
    expect((await mailsTo(app, email)).length - before).toBe(5);
  });

  test('gets five mails an hour for registrations and resends, however it is written', async () => {
    const email = 'irina@rentyard.test';
    const person = { first_name: 'Irina', last_name: 'Sava', password };
    for (const spelling of spellings(email)) {
      await app.anonymous.post('/oauth/registration', { ...person, email: spelling });
      await app.anonymous.post('/oauth/confirm-email/resend', { email: spelling });
    }
    expect(await mailsTo(app, email)).toHaveLength(5);
    const found = await app.admin.get('/users', { 'filter[email]': email });
    expect(found.data()).toMatchObject([{ email }]);
  });

  test('is one in every script whose letters have several forms', async () => {
    const people = [
      ['\u0219tefan@rentyard.test', '\u015Ftefan@rentyard.test'],
      ['ilinca@rentyard.test', '\u0131l\u0131nca@rentyard.test'],
      ['οδυσσευς@rentyard.test', 'οδυσσευσ@rentyard.test'],
    ] as const;
    for (const [stored, typed] of people) {
      const person = { first_name: 'Irina', last_name: 'Sava', password };
      await app.anonymous.post('/oauth/registration', { ...person, email: stored });
      const token = await mailedToken(app, stored);
      expect((await app.anonymous.get(`/oauth/confirm-email/${token}`)).status).toBe(302);
      const [user] = (await app.admin.get('/users', { search: stored })).data<{ id: number }[]>();
      await app.admin.patch(`/users/${user?.id}`, { state: 'active' });
      expect((await app.anonymous.post('/login', { email: typed, password })).status).toBe(200);
      // The response does not tell that the address has an account; its owner gets the mail.
      const again = await app.anonymous.post('/oauth/registration', { ...person, email: typed });
      expect(again.status).toBe(200);
      await app.anonymous.post('/oauth/forgot-password', { email: typed });
      expect(await mailsTo(app, typed)).toEqual([]);
      expect(await mailsTo(app, stored)).toHaveLength(4);
    }
  });

  test('is one with letters and with Punycode', async () => {
    const person = { first_name: 'Ivan', last_name: 'Franko', password };
    await app.anonymous.post('/oauth/registration', { ...person, email: international.ascii });
    const token = await mailedToken(app, international.letters);
    expect((await app.anonymous.get(`/oauth/confirm-email/${token}`)).status).toBe(302);
    await app.anonymous.post('/oauth/registration', { ...person, email: international.letters });
    const found = await app.admin.get('/users', { 'filter[email]': international.ascii });
    expect(found.data()).toMatchObject([{ email: international.letters }]);
    const { id } = found.data<readonly { id: number }[]>()[0] ?? { id: 0 };
    await app.admin.patch(`/users/${id}`, { state: 'active' });
    for (const email of Object.values(international)) {
      expect((await app.anonymous.post('/login', { email, password })).status).toBe(200);
    }
  });

  test('is taken in every spelling', async () => {
    for (const email of spellings(accounts.editor.email)) {
      const draft = await app.draft('users', { email });
      const response = await app.admin.post('/users', draft);
      expect(response.rules).toEqual({ email: ['unique'] });
    }
  });

  test.each(['a..b@rentyard.test', '.a@rentyard.test', 'a.@rentyard.test'])(
    'is not %s',
    async (email) => {
      const response = await app.admin.post('/users', await app.draft('users', { email }));
      expect(response.rules).toEqual({ email: ['email'] });
    },
  );

  test('does not count as changed when it is written otherwise', async () => {
    const { id, version } = await app.make('users', { email: 'lidia@rentyard.test' });
    const response = await app.admin.patch(`/users/${id}`, { email: 'LİDİA@rentyard.test' });
    expect(response.data()).toMatchObject({ email: 'lidia@rentyard.test', version });
  });
});
