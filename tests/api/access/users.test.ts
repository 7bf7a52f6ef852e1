import type { PersonRead, UsersDashboard } from '@rentyard/contract/entities/account/userRoutes';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { lastMail, mailedToken, mailsTo } from '../../support/servers/mails.ts';
import { accounts, startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

let app: TestApp;
let adminRole: number;
let editorRole: number;
let adminId: number;
beforeAll(async () => {
  app = await startApp();
  const [role] = (await app.admin.get('/roles', { 'filter[system]': 'admin' })).data<
    readonly WireRecord[]
  >();
  adminRole = role?.id ?? 0;
  const [editor] = (await app.admin.get('/roles', { 'filter[system]': 'editor' })).data<
    readonly WireRecord[]
  >();
  editorRole = editor?.id ?? 0;
  adminId = (await app.admin.get('/profile')).data<{ id: number }>().id;
});
afterAll(() => app.close());

const someone = { first_name: 'Ana', last_name: 'Rusu', kind: 'staff', state: 'active' } as const;

/** Sets a password through the newest mailed link. */
const choosePassword = async (email: string, password: string) =>
  app.anonymous.post('/oauth/reset-password', {
    token: await mailedToken(app, email),
    password,
    password_confirmation: password,
  });

const signIn = async (email: string, password: string): Promise<Client> => {
  const response = await app.anonymous.post('/login', { email, password });
  return app.anonymous.as(response.data<{ token: string }>().token);
};

describe('a new user', () => {
  test('gets a mail with a link to choose a password', async () => {
    const email = 'invited@example.com';
    const invited = { ...someone, email, language: 'ro', role: editorRole };
    const made = await app.admin.post('/users', invited);
    expect(made.status).toBe(201);
    expect(made.data()).toMatchObject({ name: 'Ana Rusu', email, state: 'active', kind: 'staff' });
    const { subject, text } = await lastMail(app, email);
    expect(subject).toBe('Invitație în Rentyard');
    expect(text).toContain('Main Admin');
    expect((await choosePassword(email, 'Invited-in-2026')).status).toBe(200);
    expect((await signIn(email, 'Invited-in-2026').then((c) => c.get('/profile'))).status).toBe(
      200,
    );
    const [person] = (await app.admin.get('/users', { 'filter[email]': email })).data<
      readonly WireRecord[]
    >();
    expect(person?.email_verified_at).toEqual(expect.any(String));
  });

  test('requires a name and an e-mail, and is active staff by default', async () => {
    expect((await app.admin.post('/users', {})).rules).toEqual({
      first_name: ['required'],
      last_name: ['required'],
      email: ['required'],
    });
    const { first_name, last_name } = someone;
    const plain = { first_name, last_name, email: 'plain@example.com', role: editorRole };
    const made = await app.admin.post('/users', plain);
    expect(made.data()).toMatchObject({ kind: 'staff', state: 'active' });
  });

  test('is not invited without a role', async () => {
    const email = 'nobody@example.com';
    const response = await app.admin.post('/users', { ...someone, email });
    expect(response.rules).toEqual({ role: ['required'] });
    expect(await mailsTo(app, email)).toEqual([]);
    const client = { ...someone, email, kind: 'client' };
    expect((await app.admin.post('/users', client)).status).toBe(201);
  });

  test('gets another invitation until the password is chosen, five mails an hour at most', async () => {
    const email = 'again@example.com';
    const { id } = (
      await app.admin.post('/users', { ...someone, email, role: editorRole })
    ).data<WireRecord>();
    const resend = () => app.admin.post(`/users/${id}/resend_invitation`);
    const first = await mailedToken(app, email);
    expect((await resend()).data()).toEqual({ email });
    const lost = { token: first, password: 'Late-in-2026', password_confirmation: 'Late-in-2026' };
    expect((await app.anonymous.post('/oauth/reset-password', lost)).rules).toEqual({
      token: ['link_spent'],
    });
    for (let sent = 1; sent < 5; sent += 1) expect((await resend()).status).toBe(200);
    const refused = await resend();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await choosePassword(email, 'Invited-in-2026')).status).toBe(200);
    expect((await resend()).status).toBe(409);
  });

  test('has a unique e-mail in any notation', async () => {
    const email = 'Capital@Example.com';
    const made = await app.admin.post('/users', { ...someone, email, role: editorRole });
    expect(made.data()).toMatchObject({ email: 'capital@example.com' });
    const again = { ...someone, email: 'CAPITAL@example.COM', role: editorRole };
    const same = await app.admin.post('/users', again);
    expect(same.rules).toEqual({ email: ['unique'] });
  });

  test('who is a client has no password and gets no mail', async () => {
    const email = 'client@example.com';
    const client = { first_name: 'Victor', last_name: 'Cebotari', email, phone: '069123456' };
    const made = await app.admin.post('/users/add_client', client);
    expect(made.status).toBe(201);
    expect(made.data()).toMatchObject({ ...client, kind: 'client', role: null });
    expect(await mailsTo(app, email)).toEqual([]);
    const role = await app.admin.post('/users/add_client', { ...client, role: adminRole });
    expect(role.rules).toEqual({ role: ['unknown'] });
  });

  test('who is a client cannot sign in to the back office', async () => {
    const email = 'customer@example.com';
    const { id } = await app.make('users', { ...someone, email, two_step: false });
    await choosePassword(email, 'Customer-of-2026');
    const before = await signIn(email, 'Customer-of-2026');
    await app.admin.patch(`/users/${id}`, { kind: 'client' });
    expect((await before.get('/profile')).status).toBe(401);
    const response = await app.anonymous.post('/login', { email, password: 'Customer-of-2026' });
    expect(response.rules).toEqual({ email: ['credentials'] });
  });

  test.each([
    'password',
    'password_hash',
    'password_expired',
    'email_verified_at',
    'last_seen_at',
    'preferences',
    'is_admin',
  ])('refuses %s', async (field) => {
    const response = await app.admin.post('/users', {
      ...someone,
      email: 'eve@example.com',
      [field]: 'x',
    });
    expect(response.rules).toEqual({ [field]: ['unknown'] });
  });
});

describe('users', () => {
  test('are found by name, e-mail and phone', async () => {
    await app.make('users', {
      ...someone,
      last_name: 'Țurcanu',
      email: 'find@example.com',
      phone: '+37369555777',
    });
    for (const search of ['turcanu', 'find@exam', '69555777']) {
      const found = (await app.admin.get('/users', { search })).data<readonly WireRecord[]>();
      expect(
        found.map(({ email }) => email),
        search,
      ).toEqual(['find@example.com']);
    }
  });

  test('are returned without passwords, tokens and hashes', async () => {
    const responses = [
      await app.admin.get('/users'),
      await app.admin.get(`/users/${adminId}/show`),
      await app.admin.get(`/users/${adminId}/edit`),
      await app.admin.get(`/users/${adminId}/read`),
      await app.admin.get(`/users/${adminId}/history`),
    ];
    for (const { status, text } of responses) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/argon2|_hash|token/);
    }
  });

  test.each(['password_hash', 'preferences', 'token_hash', 'search_text'])(
    'are neither sorted nor filtered by %s',
    async (field) => {
      expect((await app.admin.get('/users', { sort: field })).status).toBe(422);
      expect((await app.admin.get('/users', { [`filter[${field}]`]: 'x' })).status).toBe(422);
    },
  );

  test('are visible to admins only', async () => {
    const editor = await app.signInAs('editor');
    const calls = [
      '/users',
      '/users/list',
      '/users/dashboard',
      `/users/${adminId}/show`,
      `/users/${adminId}/read`,
      `/users/${adminId}/history`,
      '/outbox',
    ];
    for (const path of calls) expect((await editor.get(path)).status, path).toBe(403);
  });
});

describe('mails in the outbox', () => {
  test('are visible to admins only, whatever other users may do', async () => {
    const person = await app.signInAs([['manage', 'users']]);
    expect((await person.get('/users')).status).toBe(200);
    expect((await person.get('/outbox')).status).toBe(403);
    const mails = await app.admin.get('/outbox', { per_page: 1 });
    expect(mails.body.data).toEqual([
      {
        id: expect.any(Number),
        to: expect.any(String),
        subject: expect.any(String),
        text: expect.any(String),
        html: expect.stringContaining('<html'),
        state: 'queued',
        attempts: 0,
        error: null,
        created_at: expect.any(String),
        sent_at: null,
      },
    ]);
  });

  test('follow the rules of lists', async () => {
    await app.make('users', { ...someone, email: 'zz-last@example.com' });
    const newest = (await app.admin.get('/outbox')).data<readonly WireRecord[]>();
    expect(newest[0]?.to).toBe('zz-last@example.com');
    const byTo = (await app.admin.get('/outbox', { sort: '-to', per_page: 1 })).body;
    expect(byTo).toMatchObject({ data: [{ to: 'zz-last@example.com' }], meta: { per_page: 1 } });
    const found = (await app.admin.get('/outbox', { search: 'zz-last' })).data<readonly object[]>();
    expect(found).toHaveLength(1);
    expect((await app.admin.get('/outbox', { 'filter[state]': 'sent' })).data()).toEqual([]);
    expect((await app.admin.get('/outbox', { sort: 'text' })).rules).toEqual({ sort: ['unknown'] });
    expect((await app.admin.get('/outbox', { 'filter[html]': 'x' })).status).toBe(422);
    expect((await app.admin.get('/outbox', { per_page: 101 })).status).toBe(422);
  });
});

describe('the last admin', () => {
  const change = (draft: object) => app.admin.patch(`/users/${adminId}`, draft);
  const answersOf = async () => ({
    delete: (await app.admin.delete('/users', { id: adminId })).rules,
    suspend: (await change({ state: 'suspended' })).rules,
    wait: (await change({ state: 'pending' })).rules,
    leave: (await change({ kind: 'client' })).rules,
    demote: (await change({ role: null })).rules,
  });

  test('cannot be deleted, suspended or demoted', async () => {
    expect(await answersOf()).toEqual({
      delete: { id: ['last_admin'] },
      suspend: { state: ['last_admin'] },
      wait: { state: ['last_admin'] },
      leave: { kind: ['last_admin'] },
      demote: { role: ['last_admin'] },
    });
    expect((await app.admin.get('/users')).status).toBe(200);
  });

  test('is protected while the other admin cannot sign in', async () => {
    await app.make('users', { ...someone, email: 'no-password@example.com', role: adminRole });
    expect((await change({ role: null })).rules).toEqual({ role: ['last_admin'] });
  });

  test('remains when two admins demote each other', async () => {
    const shared = app;
    // The session of the demoted one ends, so both are admins of an installation of their own.
    app = await startApp();
    onTestFinished(async () => {
      await app.close();
      app = shared;
    });
    const email = 'second@example.com';
    const second = await app.make('users', { ...someone, email, role: adminRole, two_step: false });
    await choosePassword(email, 'Second-admin-2026');
    const other = await signIn(email, 'Second-admin-2026');
    const responses = await Promise.all([
      app.admin.patch(`/users/${second.id}`, { role: null }),
      other.patch(`/users/${adminId}`, { role: null }),
    ]);
    const left = (await app.admin.get('/users')).status === 200 ? app.admin : other;
    const admins = (
      await left.get('/users', { 'filter[role]': adminRole, 'filter[state]': 'active' })
    ).data<readonly WireRecord[]>();
    expect(admins).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a user who may update users but is not an admin', () => {
  let clerk: Client;
  let roles: { readonly weak: number; readonly strong: number };
  beforeAll(async () => {
    clerk = await app.signInAs([
      ['read', 'users'],
      ['create', 'users'],
      ['update', 'users'],
      ['delete', 'users'],
      ['read', 'offers'],
    ]);
    const weak = await app.make('roles', { permissions: [{ action: 'read', subject: 'offers' }] });
    const strong = await app.make('roles', {
      permissions: [{ action: 'manage', subject: 'projects' }],
    });
    roles = { weak: weak.id, strong: strong.id };
  });

  test('assigns only roles with permissions that they have', async () => {
    const person = await app.make('users', { ...someone, role: null, state: 'suspended' });
    const give = (role: number) => clerk.patch(`/users/${person.id}`, { role });
    expect((await give(roles.weak)).status).toBe(200);
    expect((await give(roles.strong)).rules).toEqual({ role: ['beyond_own_rights'] });
    expect((await give(adminRole)).rules).toEqual({ role: ['beyond_own_rights'] });
    const made = await clerk.post('/users', {
      ...someone,
      email: 'mole@example.com',
      role: adminRole,
    });
    expect(made.rules).toEqual({ role: ['beyond_own_rights'] });
  });

  test('cannot change the account of an admin', async () => {
    const admin = await app.make('users', { ...someone, role: adminRole });
    const path = `/users/${admin.id}`;
    expect((await clerk.patch(path, { email: 'mine@example.com' })).rules).toEqual({
      role: ['admin_account'],
    });
    expect((await clerk.delete('/users', { id: admin.id })).rules).toEqual({
      id: ['admin_account'],
    });
    expect((await clerk.delete(`${path}/sessions`, {})).status).toBe(403);
  });
});

describe('a user who may update users, for a user with more permissions', () => {
  test('cannot set an e-mail or a password of their choice', async () => {
    const clerk = await app.signInAs([
      ['read', 'users'],
      ['update', 'users'],
    ]);
    const editor = await app.signInAs('editor');
    const { id, email } = (await editor.get('/profile')).data<{ id: number; email: string }>();
    const path = `/users/${id}`;
    expect((await clerk.patch(path, { email: 'mine@example.com' })).rules).toEqual({
      email: ['admin_account'],
    });
    const password = 'Taken-over-2026';
    expect((await clerk.patch(`${path}/change_password`, { password })).status).toBe(403);
    expect((await editor.get('/profile')).data()).toMatchObject({ email, password_expired: false });
    expect((await clerk.patch(path, { phone: '069123456', email })).status).toBe(200);
  });
});

describe('a change of a user', () => {
  test('applies to the next request', async () => {
    const editor = await app.signInAs('editor');
    const { id } = (await editor.get('/profile')).data<{ id: number }>();
    await app.admin.patch(`/users/${id}`, { state: 'suspended' });
    expect((await editor.get('/profile')).status).toBe(401);
    await app.admin.patch(`/users/${id}`, { state: 'active' });
    // The session has ended; restoring the user does not restore it.
    expect((await editor.get('/profile')).status).toBe(401);
    expect((await app.anonymous.post('/login', accounts.editor)).status).toBe(200);
  });

  test('to another e-mail requires its confirmation', async () => {
    const person = await app.make('users', { ...someone, email: 'before@example.com' });
    await choosePassword('before@example.com', 'Moving-house-2026');
    const changed = await app.admin.patch(`/users/${person.id}`, { email: 'After@example.com' });
    expect(changed.data()).toMatchObject({ email: 'after@example.com', email_verified_at: null });
    await app.anonymous.get(`/oauth/confirm-email/${await mailedToken(app, 'after@example.com')}`);
    expect((await app.admin.get(`/users/${person.id}/edit`)).data()).toMatchObject({
      email_verified_at: expect.any(String),
    });
  });
});

describe('a deleted user', () => {
  test('is signed out, can be restored, and frees the e-mail meanwhile', async () => {
    const email = 'leaving@example.com';
    const person = await app.make('users', { ...someone, email, two_step: false });
    await choosePassword(email, 'Leaving-soon-2026');
    const client = await signIn(email, 'Leaving-soon-2026');
    await app.admin.delete('/users', { id: person.id });
    expect((await client.get('/profile')).status).toBe(401);
    const heir = await app.make('users', { ...someone, email });
    const restored = (await app.admin.post('/users/restore', { ids: [person.id] })).data();
    expect(restored).toMatchObject({
      restored: [],
      refused: [{ id: person.id, reason: 'unique' }],
    });
    await app.admin.delete('/users', { id: heir.id });
    const back = (await app.admin.post('/users/restore', { ids: [person.id] })).data();
    expect(back).toMatchObject({ restored: [person.id] });
  });

  test('cannot be purged while records name them as author', async () => {
    const email = 'author@example.com';
    const person = await app.make('users', { ...someone, email, role: adminRole, two_step: false });
    await choosePassword(email, 'Author-of-brands-1');
    const author = await signIn(email, 'Author-of-brands-1');
    await author.post('/brands', await app.draft('brands'));
    await app.admin.delete('/users', { id: person.id });
    const response = await app.admin.post('/users/purge', { ids: [person.id] });
    expect(response.status).toBe(409);
    expect(response.body.code).toBe('in_use');
  });
});

describe('the details of a user', () => {
  test('list sessions, activity, offers and orders', async () => {
    const owner = await app.make('users', { ...someone, kind: 'client' });
    const offer = await app.make('offers', { user: owner.id });
    const read = async (id: number) =>
      (await app.admin.get(`/users/${id}/read`)).data<PersonRead>();
    const before = (await app.admin.get(`/users/${owner.id}/edit`)).data<WireRecord>();
    const client = await read(owner.id);
    expect(client.user).toMatchObject({ id: owner.id, name: 'Ana Rusu' });
    expect(client.offers).toMatchObject({ total: 1, items: [{ id: offer.id, code: offer.code }] });
    expect(client.orders).toEqual({ total: 0, items: [] });
    expect(client.sessions).toEqual([]);
    expect((await app.admin.get(`/users/${owner.id}/edit`)).data()).toEqual(before);

    const admin = await read(adminId);
    expect(admin.sessions.length).toBeGreaterThan(0);
    expect(admin.activity[0]).toMatchObject({
      action: 'create',
      subject: 'offers',
      record: { id: offer.id },
    });
  });

  test('omit changes of nested records, which have no page', async () => {
    const name = { en: 'Reach of the boom' };
    const { id } = await app.make('properties', { name });
    const { activity } = (await app.admin.get(`/users/${adminId}/read`)).data<PersonRead>();
    expect(activity.map(({ record }) => record)).not.toContainEqual({ id, name: name.en });
  });

  test('include offers and orders only with the permission to read them', async () => {
    const reader = await app.signInAs([['read', 'users']]);
    const person = (await reader.get(`/users/${adminId}/read`)).data<PersonRead>();
    expect(person).toMatchObject({ offers: null, orders: null });
  });

  test('of an unknown id are 404', async () => {
    expect((await app.admin.get('/users/999999/read')).status).toBe(404);
  });
});

describe('the user statistics', () => {
  test('count staff and clients by state', async () => {
    const figures = async () => (await app.admin.get('/users/dashboard')).data<UsersDashboard>();
    const before = await figures();
    await app.make('users', { ...someone, kind: 'client', documents_verified_at: null });
    await app.make('users', { ...someone, state: 'pending' });
    await app.make('users', { ...someone, state: 'suspended', two_step: true });
    const after = await figures();
    expect(after.clients).toEqual({
      ...before.clients,
      total: before.clients.total + 1,
      active: before.clients.active + 1,
    });
    expect(after.staff).toEqual({
      ...before.staff,
      total: before.staff.total + 2,
      pending: before.staff.pending + 1,
      suspended: before.staff.suspended + 1,
    });
    expect(after.waiting_for_approval).toBe(before.waiting_for_approval + 1);
    expect(after.with_two_step).toBe(before.with_two_step + 1);
    expect(after.documents_unverified).toBe(before.documents_unverified + 1);
    expect(after.seen.now).toBeGreaterThan(0);
    // None of the three gets an invitation; earlier mails wait for a server.
    expect(after.mails).toEqual({ ...before.mails, has_server: false });
    expect(after.mails.waiting).toBeGreaterThan(0);
    expect(after.added).toHaveLength(30);
    expect(after.added.at(-1)).toEqual({
      date: app.clock.now().toISOString().slice(0, 10),
      staff: after.staff.total,
      clients: after.clients.total,
    });
  });
});
