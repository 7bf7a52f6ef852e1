import type { PickerOption } from '@rentyard/contract/schema/routes/responses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import type { WireRecord } from '../../support/wire.ts';

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

describe('the options of offers', () => {
  async function orderOptions(query: Readonly<Record<string, string>> = {}) {
    const response = await app.admin.get('/orders/options/offer', query);
    return response.data<readonly PickerOption[]>();
  }

  test('tell offers of one name apart: code, region, price and status', async () => {
    const offer = await offerNamed('Bulldozer', { price_per_shift: '4650' });
    const [option] = await orderOptions({ ids: String(offer.id) });
    expect(option).toEqual({
      id: offer.id,
      name: 'Bulldozer',
      code: offer.code,
      note: (offer.region as Option).name,
      price: {
        amount: expect.stringMatching(/^4650(\.0+)?$/),
        currency: expect.any(String),
        unit: 'shift',
      },
      status: 'new',
    });
  });

  test('list active offers first, and rejected ones only when requested', async () => {
    const [rejected, fresh, active] = [
      await offerNamed('Aa crane'),
      await offerNamed('Bb crane'),
      await offerNamed('Cc crane', { price_per_hour: '90' }),
    ];
    await app.admin.patch(`/offers/${rejected?.id}/change_status`, {
      status: 'rejected',
      reason: 'Twice there',
    });
    await app.admin.patch(`/offers/${active?.id}/change_status`, { status: 'active' });
    const ids = (options: readonly PickerOption[]) => options.map(({ id }) => id);
    expect(ids(await orderOptions({ search: 'crane' }))).toEqual([active?.id, fresh?.id]);
    const all = await orderOptions({ search: 'crane', rejected: '1' });
    expect(ids(all)).toEqual([active?.id, rejected?.id, fresh?.id]);
    // A chosen record keeps its label.
    expect(ids(await orderOptions({ ids: String(rejected?.id) }))).toEqual([rejected?.id]);
  });

  test('are found by the name of their region', async () => {
    const region = await app.make('regions', { name: { en: 'Far Yard' } });
    const offer = await offerNamed('Roller', {}, { region: region.id });
    expect((await orderOptions({ search: 'far yard roller' })).map(({ id }) => id)).toEqual([
      offer.id,
    ]);
  });

  test('have only names for users who may not read offers', async () => {
    const offer = await offerNamed('Paver');
    const clerk = await app.signInAs([['read', 'orders']]);
    const response = await clerk.get('/orders/options/offer', { ids: String(offer.id) });
    expect(response.data()).toEqual([{ id: offer.id, name: 'Paver' }]);
  });

  function offerNamed(
    name: string,
    prices: Readonly<Record<string, string>> = {},
    more: Readonly<Record<string, unknown>> = {},
  ) {
    return app.make('offers', { name: { en: name }, prices, ...more });
  }
});

test('the clients of an order show phone or e-mail to users who may change orders', async () => {
  const person = { first_name: 'Vera', last_name: 'Bostan', email: 'vera@example.com' };
  const called = { ...person, email: 'v.bostan@example.com', phone: '069 773 210' };
  const byMail = (await app.admin.post('/users/add_client', person)).data<WireRecord>();
  const byPhone = (await app.admin.post('/users/add_client', called)).data<WireRecord>();
  const dispatcher = await app.signInAs([
    ['read', 'orders'],
    ['update', 'orders'],
  ]);
  const found = await dispatcher.get('/orders/options/client', { search: '069773' });
  expect(found.data()).toEqual([{ id: byPhone.id, name: 'Vera Bostan', note: '069 773 210' }]);
  const mailed = await dispatcher.get('/orders/options/client', { ids: String(byMail.id) });
  expect(mailed.data()).toEqual([{ id: byMail.id, name: 'Vera Bostan', note: person.email }]);
});

test('the options of clients show phones only to users who may read users or change orders', async () => {
  const person = {
    first_name: 'Ion',
    last_name: 'Rusu',
    email: 'ion@example.com',
    phone: '069123456',
  };
  const { id } = (await app.admin.post('/users/add_client', person)).data<WireRecord>();
  const query = { ids: String(id) };
  const asAdmin = await app.admin.get('/orders/options/client', query);
  expect(asAdmin.data()).toEqual([{ id, name: 'Ion Rusu', note: '069123456' }]);
  const clerk = await app.signInAs([['read', 'orders']]);
  const asClerk = await clerk.get('/orders/options/client', query);
  expect(asClerk.data()).toEqual([{ id, name: 'Ion Rusu' }]);
});
