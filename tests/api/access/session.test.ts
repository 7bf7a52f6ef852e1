import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiResponse, Client } from '../../support/client.ts';
import { accounts, startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

interface SignedIn {
  readonly token: string;
  readonly expires_at: string;
  readonly user: { readonly email: string; readonly is_admin: boolean };
}

const minute = 60_000;
const hour = 60 * minute;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const signIn = (changes: object = {}, from?: string): Promise<ApiResponse> =>
  app.anonymous.post(
    '/login',
    { ...accounts.admin, remember: false, ...changes },
    from ? { from } : {},
  );

describe('signing in', () => {
  test('returns a token that opens the profile', async () => {
    const { token, user } = (await signIn()).data<SignedIn>();
    expect(user).toMatchObject({ email: accounts.admin.email, is_admin: true });
    const profile = await app.anonymous.as(token).get('/profile');
    expect(profile.data()).toMatchObject({
      email: accounts.admin.email,
      role: { name: expect.any(String) },
    });
  });

  test('accepts a form', async () => {
    const response = await app.anonymous.form('/login', { ...accounts.admin, remember: true });
    expect(response.data<SignedIn>().token).toEqual(expect.any(String));
  });

  test('ignores the case of the e-mail', async () => {
    const email = accounts.admin.email.toUpperCase();
    expect((await signIn({ email })).status).toBe(200);
  });

  test('has the same response for a wrong password and an unknown e-mail', async () => {
    const wrong = await signIn({ password: 'not the password' });
    const unknown = await signIn({ email: 'nobody@example.com' });
    expect(wrong.status).toBe(422);
    expect(wrong.rules).toEqual({ email: ['credentials'] });
    expect(unknown.status).toBe(422);
    expect({ ...unknown.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' });
  });

  test('returns a refusal in the requested language', async () => {
    const response = await app.anonymous.post(
      '/login',
      { email: 'nobody@example.com', password: 'whatever it is' },
      { language: 'ru' },
    );
    expect(response.errors.email?.[0]?.message).toBe('Неверная эл. почта или пароль');
  });

  test('reports missing fields and only those', async () => {
    const empty = await app.anonymous.post('/login', {});
    expect(empty.rules).toEqual({ email: ['required'], password: ['required'] });
    expect((await signIn({ role: 'admin' })).rules).toEqual({ role: ['unknown'] });
    expect((await signIn({ password: 12 })).rules).toEqual({ password: ['type'] });
  });

  test('never returns a password or its hash', async () => {
    const responses = [await signIn(), await app.admin.get('/profile')];
    for (const { text } of responses) expect(text).not.toMatch(/argon2|password_hash/);
  });
});

describe('the lock after ten wrong passwords', () => {
  const wrong = (from: string) => signIn({ password: 'wrong password' }, from);

  // Earlier failed attempts have expired.
  beforeEach(() => app.clock.advance(16 * minute));

  test('refuses the right password until it expires', async () => {
    for (let round = 0; round < 10; round += 1) {
      expect((await wrong(`10.0.0.${round}`)).status).toBe(422);
    }
    const locked = await signIn({}, '10.0.1.1');
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    app.clock.advance(15 * minute + 1_000);
    expect((await signIn({}, '10.0.1.1')).status).toBe(200);
  });

  test('checks ten of forty simultaneous attempts', async () => {
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, round) => wrong(`10.1.0.${round}`)),
    );
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test('also applies to unknown e-mails', async () => {
    const unknown = (from: string) => signIn({ email: 'nobody@example.com' }, from);
    for (let round = 0; round < 10; round += 1) await unknown(`10.2.0.${round}`);
    expect((await unknown('10.2.1.1')).status).toBe(429);
  });

  test('applies to a network address that tries many accounts', async () => {
    for (let round = 0; round < 10; round += 1) {
      await signIn({ email: `person-${round}@example.com` }, '10.3.0.1');
    }
    expect((await signIn({}, '10.3.0.1')).status).toBe(429);
    expect((await signIn({}, '10.3.0.2')).status).toBe(200);
  });

  test('does not count successful attempts', async () => {
    for (let round = 0; round < 15; round += 1) expect((await signIn()).status).toBe(200);
  });
});

describe('a session', () => {
  const begin = async (remember: boolean) =>
    app.anonymous.as((await signIn({ remember })).data<SignedIn>().token);
  const isAlive = async (client: typeof app.anonymous) =>
    (await client.get('/profile')).status === 200;

  test('expires after 60 idle minutes', async () => {
    const client = await begin(false);
    app.clock.advance(59 * minute);
    expect(await isAlive(client)).toBe(true);
    app.clock.advance(61 * minute);
    expect(await isAlive(client)).toBe(false);
  });

  test('expires after 24 hours', async () => {
    const client = await begin(false);
    for (let passed = 0; passed < 23; passed += 1) {
      app.clock.advance(50 * minute);
      expect(await isAlive(client)).toBe(true);
    }
    app.clock.advance(24 * hour - 23 * 50 * minute + 1_000);
    expect(await isAlive(client)).toBe(false);
  });

  test('lasts a week with "stay signed in"', async () => {
    const client = await begin(true);
    app.clock.advance(7 * 24 * hour - minute);
    expect(await isAlive(client)).toBe(true);
    app.clock.advance(2 * minute);
    expect(await isAlive(client)).toBe(false);
  });

  test('ends at once when its user signs out, and other sessions continue', async () => {
    const [one, other] = [await begin(false), await begin(false)];
    expect(await isAlive(one)).toBe(true);
    expect((await one.post('/logout')).status).toBeLessThan(300);
    expect(await isAlive(one)).toBe(false);
    expect(await isAlive(other)).toBe(true);
  });
});

describe("a user's own profile", () => {
  let admin: Client;
  beforeAll(async () => {
    admin = await app.signInAs('admin');
  });

  test('stores names, phone, language and preferences', async () => {
    const changes = {
      first_name: 'Ana',
      last_name: 'Rusu',
      phone: '069123456',
      language: 'ro',
      preferences: {
        theme: 'dark',
        density: 'compact',
        home: 'orders',
        lists: { offers: { per_page: 50 } },
      },
    };
    const response = await admin.patch('/profile', changes);
    expect(response.data()).toMatchObject(changes);
    expect((await admin.get('/profile')).data()).toMatchObject(changes);
  });

  test('has a history entry unless only preferences change', async () => {
    const editor = await app.signInAs('editor');
    const { id } = (await editor.get('/profile')).data<{ id: number }>();
    const entries = async () =>
      (await admin.get(`/users/${id}/history`)).data<
        readonly { changes: readonly { path: string }[] }[]
      >();
    await editor.patch('/profile', { preferences: { theme: 'dark' } });
    const before = (await entries()).length;
    await editor.patch('/profile', { phone: '069000111', preferences: { theme: 'light' } });
    const after = await entries();
    expect(after).toHaveLength(before + 1);
    expect(after[0]?.changes).toEqual([{ path: 'phone', from: null, to: '069000111' }]);
  });

  test.each([
    'role_id',
    'role',
    'email',
    'is_admin',
    'permissions',
    'state',
    'password_hash',
    'two_step',
  ])('refuses %s', async (field) => {
    const editor = await app.signInAs('editor');
    const before = (await editor.get('/profile')).data();
    const response = await editor.patch('/profile', { [field]: 1 });
    expect(response.rules).toEqual({ [field]: ['unknown'] });
    expect((await editor.get('/profile')).data()).toEqual(before);
  });

  test('refuses a body that is not an object', async () => {
    expect((await admin.patch('/profile', [])).rules).toEqual({ '': ['type'] });
  });

  test('lists the permissions of an editor', async () => {
    const editor = await app.signInAs('editor');
    const profile = (await editor.get('/profile')).data<{
      is_admin: boolean;
      permissions: readonly (readonly string[])[];
    }>();
    expect(profile.is_admin).toBe(false);
    expect(profile.permissions).toContainEqual(['create', 'offers']);
    expect(profile.permissions).not.toContainEqual(['create', 'projects']);
  });
});
