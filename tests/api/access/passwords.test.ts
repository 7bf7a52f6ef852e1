import type { Session, SignedIn } from '@rentyard/contract/entities/account/account';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { lastMail, mailedToken, mailsTo } from '../../support/servers/mails.ts';
import { accounts, startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

const minute = 60_000;
const hour = 60 * minute;

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await startApp({ publicUrl: 'https://office.example.com' });
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(hour + minute));

const typed = (password: string) => ({ password, password_confirmation: password });

/** A staff user who has chosen a password through an invitation. */
async function makePerson(): Promise<{ id: number; email: string; password: string }> {
  people += 1;
  const email = `ana-${people}@example.com`;
  const password = `Excavator-yard-${people}`;
  const { id } = await app.make('users', {
    email,
    state: 'active',
    language: null,
    two_step: false,
  });
  await app.anonymous.post('/oauth/reset-password', {
    token: await mailedToken(app, email),
    ...typed(password),
  });
  return { id, email, password };
}

const signIn = async (email: string, password: string): Promise<Client> => {
  const response = await app.anonymous.post('/login', { email, password, remember: true });
  return app.anonymous.as(response.data<SignedIn>().token);
};
const isAlive = async (client: Client) => (await client.get('/profile')).status === 200;
const forgot = (email: string) => app.anonymous.post('/oauth/forgot-password', { email });
const check = (token: string) => app.anonymous.get(`/oauth/check-reset-token/${token}`);
const reset = (token: string, password: string) =>
  app.anonymous.post('/oauth/reset-password', { token, ...typed(password) });

describe('a forgotten password', () => {
  test('is replaced through a link that works once, and every session ends', async () => {
    const { email, password } = await makePerson();
    const session = await signIn(email, password);
    expect((await forgot(email)).status).toBe(200);
    const { text } = await lastMail(app, email);
    expect(text).toContain('https://office.example.com/en/auth/reset-password/');

    const token = await mailedToken(app, email);
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await check(token)).status).toBe(200);
    const response = await reset(token, 'Another-yard-2026');
    expect(response.data()).toEqual({});
    expect(response.text).not.toContain('token');
    expect(await isAlive(session)).toBe(false);
    expect((await check(token)).status).toBe(404);
    expect((await reset(token, 'Third-yard-2026')).rules).toEqual({ token: ['link_spent'] });

    expect((await app.anonymous.post('/login', { email, password })).status).toBe(422);
    expect(await isAlive(await signIn(email, 'Another-yard-2026'))).toBe(true);
    expect((await lastMail(app, email)).subject).toBe('Your password was changed');
  });

  test('has the same response for unknown e-mails and sends them nothing', async () => {
    const { email } = await makePerson();
    const known = await forgot(email);
    const unknown = await forgot('nobody@example.com');
    expect({ status: unknown.status, text: unknown.text }).toEqual({
      status: known.status,
      text: known.text,
    });
    expect(await mailsTo(app, 'nobody@example.com')).toEqual([]);
  });

  test('can be replaced with the newest link only', async () => {
    const { email } = await makePerson();
    await forgot(email);
    const first = await mailedToken(app, email);
    await forgot(email);
    expect((await check(first)).status).toBe(404);
    expect((await check(await mailedToken(app, email))).status).toBe(200);
  });

  test('can be replaced for one hour', async () => {
    const { email } = await makePerson();
    await forgot(email);
    const token = await mailedToken(app, email);
    app.clock.advance(60 * minute);
    expect((await check(token)).status).toBe(404);
    expect((await reset(token, 'Another-yard-2026')).rules).toEqual({ token: ['link_spent'] });
  });

  test('is set once when two requests use the link at the same time', async () => {
    const { email } = await makePerson();
    await forgot(email);
    const token = await mailedToken(app, email);
    const responses = await Promise.all([
      reset(token, 'Another-yard-2026'),
      reset(token, 'Different-yard-2026'),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('requires two equal passwords that are hard to guess', async () => {
    const { email } = await makePerson();
    await forgot(email);
    const token = await mailedToken(app, email);
    const differing = { token, password: 'Another-yard', password_confirmation: 'Another-yarn' };
    const response = await app.anonymous.post('/oauth/reset-password', differing);
    expect(response.rules).toEqual({ password_confirmation: ['confirmation'] });
    expect((await reset(token, 'iloveyou1')).rules).toEqual({ password: ['common_password'] });
    // Neither request has used the link.
    expect((await check(token)).status).toBe(200);
  });

  test('is not replaced through a link sent to a former e-mail', async () => {
    const { id, email } = await makePerson();
    await forgot(email);
    const token = await mailedToken(app, email);
    await app.admin.patch(`/users/${id}`, { email: `moved-${email}` });
    expect((await check(token)).status).toBe(404);
    expect((await reset(token, 'Another-yard-2026')).rules).toEqual({ token: ['link_spent'] });
  });

  test('gives no access to a suspended user', async () => {
    const { id, email } = await makePerson();
    await forgot(email);
    const token = await mailedToken(app, email);
    await app.admin.patch(`/users/${id}`, { state: 'suspended' });
    expect((await check(token)).status).toBe(404);
    const before = (await mailsTo(app, email)).length;
    await forgot(email);
    expect(await mailsTo(app, email)).toHaveLength(before);
  });

  test.each(['x', 'a'.repeat(43), '%00'])('cannot be replaced with the token %j', async (token) => {
    expect((await check(token)).status).toBe(404);
  });
});

describe("a user's own password", () => {
  const change = (client: Client, id: number, current: string, next: string) =>
    client.patch(`/users/${id}/change_password`, { current_password: current, ...typed(next) });

  test('is changed with the current one, which ends the other sessions', async () => {
    const { id, email, password } = await makePerson();
    const [first, second] = [await signIn(email, password), await signIn(email, password)];
    expect((await change(first, id, password, 'Another-yard-2026')).status).toBe(200);
    expect(await isAlive(first)).toBe(true);
    expect(await isAlive(second)).toBe(false);
    expect((await app.anonymous.post('/login', { email, password })).status).toBe(422);
  });

  test('does not change without the current one', async () => {
    const { id, email, password } = await makePerson();
    const client = await signIn(email, password);
    expect((await change(client, id, 'wrong', 'Another-yard-2026')).rules).toEqual({
      current_password: ['current_password'],
    });
    expect(
      (await client.patch(`/users/${id}/change_password`, typed('Another-yard-2026'))).rules,
    ).toEqual({ current_password: ['required'] });
    const mistyped = {
      current_password: password,
      password: 'Another-yard-2026',
      password_confirmation: 'Another-yarn-2026',
    };
    expect((await client.patch(`/users/${id}/change_password`, mistyped)).rules).toEqual({
      password_confirmation: ['confirmation'],
    });
    expect((await change(client, id, password, password)).rules).toEqual({
      password: ['same_password'],
    });
  });

  test('cannot be guessed with a stolen session', async () => {
    const { id, email, password } = await makePerson();
    const client = await signIn(email, password);
    for (let round = 0; round < 10; round += 1) await change(client, id, 'wrong', 'Another-yard');
    expect((await change(client, id, password, 'Another-yard-2026')).status).toBe(429);
  });

  test('also protects an admin from other admins', async () => {
    const { data } = (await app.admin.get('/profile')).body as { data: { id: number } };
    const response = await app.admin.patch(
      `/users/${data.id}/change_password`,
      typed('New-yard-2026'),
    );
    expect(response.rules).toEqual({ current_password: ['required'] });
  });
});

describe("another user's password", () => {
  test('is replaced by a temporary one that must be changed at the next sign-in', async () => {
    const { id, email, password } = await makePerson();
    await app.admin.patch(`/users/${id}`, { role: await editorRole() });
    const before = await signIn(email, password);
    const response = await app.admin.patch(
      `/users/${id}/change_password`,
      typed('Begin-with-this'),
    );
    expect(response.data()).toMatchObject({ password_expired: true });
    expect(await isAlive(before)).toBe(false);

    const client = await signIn(email, 'Begin-with-this');
    expect((await client.get('/profile')).data()).toMatchObject({ password_expired: true });
    const refused = await client.get('/offers');
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe('password_expired');
    expect((await client.get('/search', { q: 'editor' })).data()).toEqual([]);
    await client.patch(`/users/${id}/change_password`, {
      current_password: 'Begin-with-this',
      ...typed('Chosen-by-myself'),
    });
    expect((await client.get('/offers')).status).toBe(200);
  });

  test('is reset through a link when the request has no password', async () => {
    const { id, email, password } = await makePerson();
    const before = await signIn(email, password);
    expect((await app.admin.patch(`/users/${id}/change_password`, {})).status).toBe(200);
    expect(await isAlive(before)).toBe(false);
    const client = await signIn(email, password);
    expect((await client.get('/profile')).data()).toMatchObject({ password_expired: true });
    expect((await reset(await mailedToken(app, email), 'Chosen-by-myself')).status).toBe(200);
    const after = await signIn(email, 'Chosen-by-myself');
    expect((await after.get('/profile')).data()).toMatchObject({ password_expired: false });
  });

  test('requires a permission to change it', async () => {
    const { id } = await makePerson();
    const editor = await app.signInAs('editor');
    const response = await editor.patch(`/users/${id}/change_password`, typed('Taken-over-2026'));
    expect(response.status).toBe(403);
  });

  test('is changed only by an admin when it belongs to an admin', async () => {
    const { id } = (await app.admin.get('/profile')).data<{ id: number }>();
    const person = await app.signInAs([
      ['read', 'users'],
      ['update', 'users'],
    ]);
    const response = await person.patch(`/users/${id}/change_password`, typed('Taken-over-2026'));
    expect(response.status).toBe(403);
    expect((await app.anonymous.post('/login', accounts.admin)).status).toBe(200);
  });

  const editorRole = async () =>
    (await app.admin.get('/roles', { 'filter[system]': 'editor' })).data<
      readonly { id: number }[]
    >()[0]?.id;
});

describe("a user's own sessions", () => {
  const listed = async (client: Client) =>
    (await client.get('/profile/sessions')).data<readonly Session[]>();

  test('are listed, and the current one is marked', async () => {
    const { email, password } = await makePerson();
    const client = await signIn(email, password);
    await signIn(email, password);
    const sessions = await listed(client);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toMatch(/token|hash/);
  });

  test('end one by one or all others together', async () => {
    const { email, password } = await makePerson();
    const [first, second, third] = (await Promise.all(
      [1, 2, 3].map(() => signIn(email, password)),
    )) as [Client, Client, Client];
    const own = (await listed(second)).find(({ is_current }) => is_current);
    expect((await first.delete('/profile/sessions', { id: own?.id })).data()).toEqual({ ended: 1 });
    expect(await isAlive(second)).toBe(false);
    expect(await isAlive(third)).toBe(true);
    await first.delete('/profile/sessions', { others: true });
    expect(await isAlive(third)).toBe(false);
    expect(await isAlive(first)).toBe(true);
  });

  test('are visible to their user only', async () => {
    const mine = await makePerson();
    const other = await makePerson();
    const client = await signIn(mine.email, mine.password);
    const stranger = await signIn(other.email, other.password);
    const [foreign] = await listed(stranger);
    expect((await client.delete('/profile/sessions', { id: foreign?.id })).status).toBe(404);
    expect(await isAlive(stranger)).toBe(true);
  });

  test('can be ended everywhere by an admin', async () => {
    const { id, email, password } = await makePerson();
    const clients = await Promise.all([1, 2].map(() => signIn(email, password)));
    expect((await app.admin.delete(`/users/${id}/sessions`, {})).data()).toEqual({ ended: 2 });
    for (const client of clients) expect(await isAlive(client)).toBe(false);
  });
});
