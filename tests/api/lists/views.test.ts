import type { SavedView } from '@rentyard/contract/entities/records/viewRoutes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
let editor: Client;
let colleague: Client;
beforeAll(async () => {
  app = await startApp();
  editor = await app.signInAs('editor');
  colleague = await app.signInAs([
    ['read', 'brands'],
    ['manage', 'views'],
  ]);
});
afterAll(() => app.close());

const state = { filter: { status: 'new' }, sort: '-sort_order', columns: ['name', 'status'] };

let count = 0;

async function save(client: Client, changes: object = {}): Promise<SavedView> {
  count += 1;
  const view = { name: `Waiting brands ${count}`, subject: 'brands', state, ...changes };
  return (await client.post('/views', view)).data<SavedView>();
}

async function namesOf(client: Client, query = {}): Promise<readonly string[]> {
  const views = (await client.get('/views', query)).data<readonly SavedView[]>();
  return views.map(({ name }) => name);
}

test('a view stores its rows, order and columns', async () => {
  const view = await save(editor, { pinned: true });
  expect(view).toMatchObject({ state, scope: 'me', pinned: true, can_edit: true, version: 1 });
  const { data } = (await editor.get('/views', { subject: 'brands' })).body as {
    data: readonly SavedView[];
  };
  expect(data).toContainEqual(view);
});

describe('the visibility of a view', () => {
  test('is limited to its owner by default', async () => {
    await save(editor, { name: 'Only mine' });
    expect(await namesOf(editor)).toContain('Only mine');
    expect(await namesOf(app.admin)).not.toContain('Only mine');
  });

  test('includes all users who may read the module when its scope is everyone', async () => {
    await save(colleague, { name: 'For all', scope: 'everyone' });
    expect(await namesOf(editor)).toContain('For all');
    expect(await namesOf(await app.signInAs([['read', 'offers']]))).not.toContain('For all');
  });

  test('includes the users of a role when it is for the role', async () => {
    await save(app.admin, { name: 'For admins', scope: 'role' });
    expect(await namesOf(app.admin)).toContain('For admins');
    expect(await namesOf(colleague)).not.toContain('For admins');
  });

  test('requires the permission to manage views when it is shared', async () => {
    const view = { name: 'Mine for all', subject: 'brands', state, scope: 'everyone' };
    expect((await editor.post('/views', view)).status).toBe(403);
    const { id } = await save(editor);
    expect((await editor.patch(`/views/${id}`, { scope: 'role' })).status).toBe(403);
  });

  test('requires the permission to read the module', async () => {
    const view = { name: 'Projects', subject: 'projects', state: {} };
    expect((await editor.post('/views', view)).status).toBe(403);
  });
});

describe('a change of a view', () => {
  test('stores the sent fields and increments the version', async () => {
    const { id } = await save(editor);
    const renamed = await editor.patch(`/views/${id}`, { name: 'Renamed', sort_order: 7 });
    expect(renamed.data()).toMatchObject({ name: 'Renamed', sort_order: 7, state, version: 2 });
    const named = await editor.patch('/views', { id, pinned: true });
    expect(named.data()).toMatchObject({ id, pinned: true, version: 3 });
  });

  test('with an old version returns a conflict with the current view', async () => {
    const { id } = await save(editor);
    await editor.patch(`/views/${id}`, { name: 'First' });
    const late = await editor.patch(`/views/${id}`, { name: 'Second', version: 1 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'version_conflict', data: { name: 'First' } });
  });

  test('succeeds once when many requests have the same version', async () => {
    const { id, version } = await save(editor);
    const names = ['A', 'B', 'C', 'D', 'E'];
    const responses = await Promise.all(
      names.map((name) => editor.patch(`/views/${id}`, { name, version })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test("is refused for other users' shared views, and 404 for their private ones", async () => {
    const { id: shared } = await save(colleague, { scope: 'everyone' });
    expect((await editor.patch(`/views/${shared}`, { name: 'Ours' })).status).toBe(403);
    const { id: own } = await save(editor);
    expect((await colleague.patch(`/views/${own}`, { name: 'Theirs' })).status).toBe(404);
  });
});

describe('the name of a view', () => {
  const spellings = [
    'WAITING  Cranes',
    ' waiting cranes',
    'Waiting\u200B cranes',
    'WAİTİNG CRANES',
  ];

  beforeAll(async () => {
    await save(editor, { name: 'Waiting cranes' });
  });

  test('is free in another list and for another user', async () => {
    const view = { name: 'Waiting cranes', subject: 'offers', state: {} };
    expect((await editor.post('/views', view)).status).toBe(201);
    expect((await save(colleague, { name: 'Waiting cranes' })).name).toBe('Waiting cranes');
  });

  test.each(spellings)('is one of its user and list, however it is written: %j', async (name) => {
    const again = await editor.post('/views', { name, subject: 'brands', state });
    expect(again.rules).toEqual({ name: ['unique'] });
    const other = await save(editor);
    const renamed = await editor.patch(`/views/${other.id}`, { name });
    expect(renamed.rules).toEqual({ name: ['unique'] });
  });
});

test('a view can be deleted by users who may change it', async () => {
  const { id } = await save(colleague, { scope: 'everyone', name: 'To be gone' });
  expect((await editor.send('DELETE', '/views', { json: { id } })).status).toBe(403);
  const removal = await app.admin.send('DELETE', '/views', { json: { ids: [id] } });
  expect(removal.data()).toEqual({ deleted: [id] });
  expect(await namesOf(colleague)).not.toContain('To be gone');
  expect((await app.admin.send('DELETE', '/views', { json: { id } })).status).toBe(404);
});

test('the record count of a view is returned on request', async () => {
  await app.make('brands', { name: 'Countable one' });
  const { id } = await save(editor, { state: { search: 'countable', filter: { status: 'new' } } });
  const views = (await editor.get('/views', { counts: 1 })).data<readonly SavedView[]>();
  expect(views.find((view) => view.id === id)?.count).toBe(1);
  const plain = (await editor.get('/views')).data<readonly SavedView[]>();
  expect(plain[0]).not.toHaveProperty('count');
});

test('the side bar requests only pinned views', async () => {
  const { id } = await save(editor, { pinned: true });
  await save(editor, { pinned: false });
  const views = (await editor.get('/views', { pinned: 1 })).data<readonly SavedView[]>();
  expect(views.map((view) => view.id)).toContain(id);
  expect(views.every(({ pinned }) => pinned)).toBe(true);
});

test.each([
  ['a filter on an unknown field', { state: { filter: { secret: 'x' } } }, 'state.filter.secret'],
  ['an unknown sort', { state: { sort: 'nothing' } }, 'state.sort'],
  ['a value of the wrong kind', { state: { filter: { status: 'old' } } }, 'state.filter.status'],
  ['an unknown setting', { state: { colour: 'red' } }, 'state.colour'],
  ['an unsupported page size', { state: { per_page: 26 } }, 'state.per_page'],
  ['no name', { name: '  ' }, 'name'],
  ['an unknown module', { subject: 'nothing' }, 'subject'],
  ['an unknown key', { owner: 1 }, 'owner'],
])('a view with %s is refused', async (_title, changes, path) => {
  const view = { name: 'Odd', subject: 'brands', state: {}, ...changes };
  const response = await editor.post('/views', view);
  expect(response.status).toBe(422);
  expect(Object.keys(response.errors)).toEqual([path]);
});
