import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { lastMail, mailedToken, mailsTo } from '../../support/servers/mails.ts';
import { accounts, startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

const minute = 60_000;
const hour = 60 * minute;
const password = 'Nineteen-tonne-loader';

const newcomer = (email: string) => ({
  first_name: 'Ștefan',
  last_name: 'Lupu',
  email,
  password,
});

const register = (app: TestApp, email: string, changes: object = {}, language?: string) =>
  app.anonymous.post(
    '/oauth/registration',
    { ...newcomer(email), ...changes },
    language ? { language } : {},
  );
const confirm = (app: TestApp, token: string) =>
  app.anonymous.get(`/oauth/confirm-email/${token}`, {}, { headers: { host: 'evil.example' } });
const signIn = (app: TestApp, email: string) => app.anonymous.post('/login', { email, password });

interface Found {
  readonly id: number;
  readonly state: string;
  readonly role: { readonly id: number; readonly name: string } | null;
  readonly email_verified_at: string | null;
}

const found = async (app: TestApp, email: string): Promise<Found | undefined> =>
  (await app.admin.get('/users', { 'filter[email]': email })).data<readonly Found[]>()[0];

const roleNamed = async (admin: Client, name: string): Promise<number> =>
  (await admin.get('/roles', { 'filter[name]': name })).data<readonly { id: number }[]>()[0]?.id ??
  0;

describe('registration with approval', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ publicUrl: 'https://office.example.com' });
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.advance(hour + minute));

  test('creates an account without permissions until an admin assigns a role', async () => {
    const email = 'stefan@example.com';
    expect((await register(app, email)).status).toBe(200);
    expect(await found(app, email)).toMatchObject({ state: 'pending', role: null });
    expect((await signIn(app, email)).rules).toEqual({ email: ['credentials'] });

    const confirmed = await confirm(app, await mailedToken(app, email));
    expect(confirmed.status).toBe(302);
    expect(confirmed.headers.location).toBe('/en/auth/email-confirmed');
    const person = await found(app, email);
    expect(person).toMatchObject({ state: 'pending', role: null });
    expect(person?.email_verified_at).toEqual(expect.any(String));
    expect((await signIn(app, email)).rules).toEqual({ email: ['credentials'] });

    const role = await roleNamed(app.admin, 'editor');
    const approved = await app.admin.patch(`/users/${person?.id}`, { role });
    expect(approved.data()).toMatchObject({ state: 'active', role: { name: 'editor' } });
    expect((await lastMail(app, email)).subject).toBe('Your account is approved');
    expect((await signIn(app, email)).status).toBe(200);
  });

  test('does not admit unconfirmed accounts, approved or not', async () => {
    const email = 'unconfirmed@example.com';
    await register(app, email);
    const token = await mailedToken(app, email);
    const person = await found(app, email);
    await app.admin.patch(`/users/${person?.id}`, { role: await roleNamed(app.admin, 'editor') });
    expect((await signIn(app, email)).rules).toEqual({ email: ['credentials'] });
    await confirm(app, token);
    expect((await signIn(app, email)).status).toBe(200);
  });

  test('sends a link with the public URL, whatever the Host header is', async () => {
    await app.anonymous.post('/oauth/registration', newcomer('link@example.com'), {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const { text, html } = await lastMail(app, 'link@example.com');
    expect(text).toContain('https://office.example.com/api/v1/oauth/confirm-email/');
    expect(text + html).not.toContain('evil.example');
  });

  test('sends the mail in the language of the page and links back to it', async () => {
    const email = 'olena@example.com';
    await register(app, email, {}, 'ua');
    expect((await lastMail(app, email)).subject).toBe('Підтвердьте адресу пошти');
    const confirmed = await confirm(app, await mailedToken(app, email));
    expect(confirmed.headers.location).toBe('/ua/auth/email-confirmed');
  });

  test('has the same response for an existing account and informs its owner', async () => {
    const unknown = await register(app, 'new@example.com');
    const known = await register(app, accounts.editor.email.toUpperCase());
    expect(known.status).toBe(unknown.status);
    expect(known.text).toBe(unknown.text);
    expect((await lastMail(app, accounts.editor.email)).subject).toBe(
      'You already have an account',
    );
    expect((await app.anonymous.post('/login', accounts.editor)).status).toBe(200);
  });

  test('sends another confirmation when the address is registered again', async () => {
    const email = 'twice@example.com';
    await register(app, email);
    const first = await mailedToken(app, email);
    await register(app, email, { password: 'Another-password-2026' });
    expect((await confirm(app, first)).headers.location).toContain('/auth/email-expired');
    expect((await confirm(app, await mailedToken(app, email))).headers.location).toContain(
      '/auth/email-confirmed',
    );
  });

  test.each([
    ['role', 1],
    ['role_id', 1],
    ['state', 'active'],
    ['kind', 'client'],
    ['email_verified_at', '2026-01-01T00:00:00.000Z'],
  ])('refuses %s', async (field, value) => {
    const response = await register(app, 'eve@example.com', { [field]: value });
    expect(response.rules).toEqual({ [field]: ['unknown'] });
    expect(await found(app, 'eve@example.com')).toBeUndefined();
  });

  test.each([
    ['short', 'Ab1-xyz', 'min_length'],
    ['among the most common ones', 'Password1', 'common_password'],
    ['a row of keys', 'qwertyuiop', 'common_password'],
    ['the e-mail', 'eve@example.com', 'common_password'],
    ['blank', '        ', 'required'],
  ])('refuses a password that is %s', async (_, weak, rule) => {
    const response = await register(app, 'eve@example.com', { password: weak });
    expect(response.rules).toEqual({ password: [rule] });
  });

  test('accepts every character of a long password', async () => {
    const long = `${'Crane and hook '.repeat(10)}x`;
    const email = 'long@example.com';
    await register(app, email, { password: long });
    await confirm(app, await mailedToken(app, email));
    const person = await found(app, email);
    await app.admin.patch(`/users/${person?.id}`, { role: await roleNamed(app.admin, 'editor') });
    const shorter = await app.anonymous.post('/login', { email, password: long.slice(0, -1) });
    expect(shorter.status).toBe(422);
    expect((await app.anonymous.post('/login', { email, password: long })).status).toBe(200);
  });

  test('reports every missing field in the requested language', async () => {
    const response = await app.anonymous.post('/oauth/registration', {}, { language: 'ru' });
    expect(Object.keys(response.rules).sort()).toEqual([
      'email',
      'first_name',
      'last_name',
      'password',
    ]);
    expect(response.errors.email?.[0]?.message).toBe('Это обязательное поле!');
  });

  test('accepts a form', async () => {
    const response = await app.anonymous.form('/oauth/registration', newcomer('form@example.com'));
    expect(response.status).toBe(200);
    expect(await found(app, 'form@example.com')).toMatchObject({ state: 'pending' });
  });
});

describe('a confirmation link', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.advance(hour + minute));

  test('can be opened twice, because mail programs open links', async () => {
    const email = 'eager@example.com';
    await register(app, email);
    const token = await mailedToken(app, email);
    for (let round = 0; round < 2; round += 1) {
      expect((await confirm(app, token)).headers.location).toBe('/en/auth/email-confirmed');
    }
  });

  test('expires after a day and can be replaced by a new one', async () => {
    const email = 'late@example.com';
    await register(app, email);
    const token = await mailedToken(app, email);
    app.clock.advance(24 * hour);
    const late = await confirm(app, token);
    expect(late.headers.location).toBe(`/en/auth/email-expired?token=${token}`);

    const again = await app.anonymous.post('/oauth/confirm-email/resend', { token });
    expect(again.status).toBe(200);
    const next = await mailedToken(app, email);
    expect(next).not.toBe(token);
    expect((await confirm(app, next)).headers.location).toBe('/en/auth/email-confirmed');
  });

  test('is sent again on request while the account is unconfirmed', async () => {
    const email = 'again@example.com';
    await register(app, email);
    const resend = (to: string) => app.anonymous.post('/oauth/confirm-email/resend', { email: to });
    const known = await resend(email);
    const unknown = await resend('nobody@example.com');
    const confirmed = await resend(accounts.admin.email);
    expect(unknown.text).toBe(known.text);
    expect(confirmed.text).toBe(known.text);
    expect(await mailsTo(app, email)).toHaveLength(2);
    expect(await mailsTo(app, 'nobody@example.com')).toHaveLength(0);
    expect(await mailsTo(app, accounts.admin.email)).toHaveLength(0);
  });

  test.each(['x', 'a'.repeat(43), '..%2f..%2fadmin'])(
    'is expired with the token %j',
    async (token) => {
      const response = await confirm(app, token);
      expect(response.status).toBe(302);
      expect(response.headers.location).toMatch(/^\/en\/auth\/email-expired/);
    },
  );

  test('is sent at most five times an hour', async () => {
    const email = 'mailbomb@example.com';
    for (let round = 0; round < 8; round += 1) {
      expect((await register(app, email)).status).toBe(200);
    }
    expect(await mailsTo(app, email)).toHaveLength(5);
  });

  test('is limited to a hundred attempts of one network per quarter of an hour', async () => {
    const from = '198.51.100.7';
    const ask = (n: number) =>
      app.anonymous.post('/oauth/forgot-password', { email: `n${n}@example.com` }, { from });
    const responses = await Promise.all(Array.from({ length: 101 }, (_, n) => ask(n)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('the setting REGISTRATION', () => {
  test('open makes a confirmed account an editor', async () => {
    const app = await startApp({ registration: 'open' });
    const email = 'stefan@example.com';
    await register(app, email);
    expect((await signIn(app, email)).status).toBe(422);
    await confirm(app, await mailedToken(app, email));
    expect(await found(app, email)).toMatchObject({ state: 'active', role: { name: 'editor' } });
    expect((await signIn(app, email)).status).toBe(200);
    await app.close();
  });

  test('closed refuses registrations', async () => {
    const app = await startApp({ registration: 'closed' });
    const response = await register(app, 'stefan@example.com');
    expect(response.status).toBe(403);
    expect(response.body.code).toBe('registration_closed');
    expect(await found(app, 'stefan@example.com')).toBeUndefined();
    await app.close();
  });
});
