import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../support/startApp.ts';
import type { TestApp } from '../support/testApp.ts';
import type { WireRecord } from '../support/wire.ts';

type Option = Readonly<{ id: number; name: string }>;

let app: TestApp;
let projects: readonly WireRecord[];
beforeAll(async () => {
  app = await startApp();
  projects = [
    await app.make('projects', { name: 'Machines', domain: 'machines.test' }),
    await app.make('projects', { name: 'Événements', domain: 'events.test' }),
  ];
});
afterAll(() => app.close());

describe('the options of a reference field', () => {
  test('are the records that it may refer to, by name', async () => {
    const response = await app.admin.get('/offers/options/project');
    expect(response.data<readonly Option[]>().map(({ name }) => name)).toEqual([
      'Événements',
      'Machines',
    ]);
  });

  test('are available to an editor, who may read offers but no projects', async () => {
    const editor = await app.signInAs('editor');
    expect((await editor.get('/projects/list')).status).toBe(403);
    const response = await editor.get('/offers/options/project');
    expect(response.data<readonly Option[]>()).toHaveLength(2);
  });

  test('require the permission to read the records that have the field', async () => {
    const stranger = await app.signInAs([['read', 'brands']]);
    expect((await stranger.get('/offers/options/project')).status).toBe(403);
    expect((await app.anonymous.get('/offers/options/project')).status).toBe(401);
  });

  test('are searched without regard to case and accents', async () => {
    const response = await app.admin.get('/offers/options/project', { search: 'even' });
    expect(response.data<readonly Option[]>().map(({ name }) => name)).toEqual(['Événements']);
  });

  test('that are users are searched by name, never by e-mail', async () => {
    const [somebody] = (await app.admin.get('/offers/options/created_by')).data<
      readonly Option[]
    >();
    expect(somebody).toBeDefined();
    const byAddress = await app.admin.get('/offers/options/created_by', {
      search: 'rentyard.test',
    });
    expect(byAddress.data()).toEqual([]);
  });

  test('include a record in the trash only when it is requested by id', async () => {
    const deleted = await app.make('projects', { name: 'Gone', domain: 'gone.test' });
    await app.admin.delete('/projects', { id: deleted.id });
    const all = await app.admin.get('/offers/options/project');
    expect(all.data<readonly Option[]>().map(({ id }) => id)).not.toContain(deleted.id);
    const named = await app.admin.get('/offers/options/project', { ids: String(deleted.id) });
    expect(named.data()).toEqual([{ id: deleted.id, name: 'Gone' }]);
    const live = await app.admin.get('/projects/list', { ids: `${deleted.id},${projects[0]?.id}` });
    expect(live.data()).toEqual([{ id: projects[0]?.id, name: 'Machines' }]);
  });

  test.each(['name', 'status', 'image', 'prices.price_per_hour', 'nothing', 'constructor', '1'])(
    '%s is not a reference field, so its options are 404',
    async (field) => {
      expect((await app.admin.get(`/offers/options/${field}`)).status).toBe(404);
    },
  );
});
