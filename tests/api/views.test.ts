import type { SavedView } from '@rentyard/contract/entities/view';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { startApp } from '../support/startApp.ts';
import type { TestApp } from '../support/testApp.ts';

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

async function save(client: Client, changes: object = {}): Promise<SavedView> {
  const view = { name: 'Waiting brands', subject: 'brands', state, ...changes };
  return (await client.post('/views', view)).data<SavedView>();
}

async function namesOf(client: Client, query = {}): Promise<readonly string[]> {
  const views = (await client.get('/views', query)).data<readonly SavedView[]>();
  return views.map(({ name }) => name);
}

test('a view is kept with its rows, order and columns', async () => {
  const view = await save(editor, { pinned: true });
  expect(view).toMatchObject({ state, scope: 'me', pinned: true, can_edit: true, version: 1 });
  const { data } = (await editor.get('/views', { subject: 'brands' })).body as {
    data: readonly SavedView[];
  };
  expect(data).toContainEqual(view);
});

describe('who sees a view', () => {
  test('one of my own is mine alone', async () => {
    await save(editor, { name: 'Only mine' });
    expect(await namesOf(editor)).toContain('Only mine');
    expect(await namesOf(app.admin)).not.toContain('Only mine');
  });

  test('one for everybody is seen by everybody who may read the module', async () => {
    await save(colleague, { name: 'For all', scope: 'everyone' });
    expect(await namesOf(editor)).toContain('For all');
    expect(await namesOf(await app.signInAs([['read', 'offers']]))).not.toContain('For all');
  });

  test('one for a role is seen by those who hold it', async () => {
    await save(app.admin, { name: 'For admins', scope: 'role' });
    expect(await namesOf(app.admin)).toContain('For admins');
    expect(await namesOf(colleague)).not.toContain('For admins');
  });

  test('sharing needs the right to manage views', async () => {
    const view = { name: 'Mine for all', subject: 'brands', state, scope: 'everyone' };
    expect((await editor.post('/views', view)).status).toBe(403);
    const { id } = await save(editor);
    expect((await editor.patch(`/views/${id}`, { scope: 'role' })).status).toBe(403);
  });

  test('saving one needs the right to read its module', async () => {
    const view = { name: 'Projects', subject: 'projects', state: {} };
    expect((await editor.post('/views', view)).status).toBe(403);
  });
});

describe('a change', () => {
  test('takes the sent parts and counts as a version', async () => {
    const { id } = await save(editor);
    const renamed = await editor.patch(`/views/${id}`, { name: 'Renamed', sort_order: 7 });
    expect(renamed.data()).toMatchObject({ name: 'Renamed', sort_order: 7, state, version: 2 });
    const named = await editor.patch('/views', { id, pinned: true });
    expect(named.data()).toMatchObject({ id, pinned: true, version: 3 });
  });

  test('from an old version is a conflict with the view as it stands', async () => {
    const { id } = await save(editor);
    await editor.patch(`/views/${id}`, { name: 'First' });
    const late = await editor.patch(`/views/${id}`, { name: 'Second', version: 1 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'version_conflict', data: { name: 'First' } });
  });

  test('from one version is made by one of many at the same moment', async () => {
    const { id, version } = await save(editor);
    const names = ['A', 'B', 'C', 'D', 'E'];
    const answers = await Promise.all(
      names.map((name) => editor.patch(`/views/${id}`, { name, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test("of another person's view is refused, and of one's own hidden from others", async () => {
    const { id: shared } = await save(colleague, { scope: 'everyone' });
    expect((await editor.patch(`/views/${shared}`, { name: 'Ours' })).status).toBe(403);
    const { id: own } = await save(editor);
    expect((await colleague.patch(`/views/${own}`, { name: 'Theirs' })).status).toBe(404);
  });
});

test('views are deleted by those who may change them', async () => {
  const { id } = await save(colleague, { scope: 'everyone', name: 'To be gone' });
  expect((await editor.send('DELETE', '/views', { json: { id } })).status).toBe(403);
  const gone = await app.admin.send('DELETE', '/views', { json: { ids: [id] } });
  expect(gone.data()).toEqual({ deleted: [id] });
  expect(await namesOf(colleague)).not.toContain('To be gone');
  expect((await app.admin.send('DELETE', '/views', { json: { id } })).status).toBe(404);
});

test('the records of a view are counted on demand', async () => {
  await app.make('brands', { name: 'Countable one' });
  const { id } = await save(editor, { state: { search: 'countable', filter: { status: 'new' } } });
  const views = (await editor.get('/views', { counts: 1 })).data<readonly SavedView[]>();
  expect(views.find((view) => view.id === id)?.count).toBe(1);
  const plain = (await editor.get('/views')).data<readonly SavedView[]>();
  expect(plain[0]).not.toHaveProperty('count');
});

test('the side bar asks for the pinned ones alone', async () => {
  const { id } = await save(editor, { pinned: true });
  await save(editor, { pinned: false });
  const views = (await editor.get('/views', { pinned: 1 })).data<readonly SavedView[]>();
  expect(views.map((view) => view.id)).toContain(id);
  expect(views.every(({ pinned }) => pinned)).toBe(true);
});

test.each([
  ['an unknown field to filter by', { state: { filter: { secret: 'x' } } }, 'state.filter.secret'],
  ['an unknown order', { state: { sort: 'nothing' } }, 'state.sort'],
  ['a value of the wrong kind', { state: { filter: { status: 'old' } } }, 'state.filter.status'],
  ['an unknown setting', { state: { colour: 'red' } }, 'state.colour'],
  ['a page size that no list has', { state: { per_page: 26 } }, 'state.per_page'],
  ['no name', { name: '  ' }, 'name'],
  ['an unknown module', { subject: 'nothing' }, 'subject'],
  ['an unknown key', { owner: 1 }, 'owner'],
])('%s is refused', async (_title, changes, path) => {
  const view = { name: 'Odd', subject: 'brands', state: {}, ...changes };
  const answer = await editor.post('/views', view);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.errors)).toEqual([path]);
});
