import { Client } from '../support/client.ts';
import {
  type BuiltServer,
  overHttp,
  removeDataDir,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import type { WireRecord } from '../support/wire.ts';
import { people } from './support/accounts.ts';
import { alert, expect, type Page, signIn, test } from './support/fixtures.ts';
import { expectAccessible, expectNoOverflow } from './support/layoutChecks.ts';

/** A day of a rental on a server of its own, where messages about decisions have no delay. */

let server: BuiltServer | undefined;
test.use({
  baseURL: async ({ browserName: _ }, use) => {
    server = await startBuiltServer({ env: { SEED: 'demo', DEMO_CUSTOMERS: 'reply' } });
    await use(server.url);
  },
});
test.afterAll(async () => {
  await server?.end('SIGTERM');
  if (server) removeDataDir(server);
});

const hour = 3_600_000;
/** One moment for the whole day: a minute between two steps would be another begun hour. */
const startedAt = Date.now();

/** A moment some hours before that as the inputs accept it, on clocks of the browser. */
function hoursAgo(hours: number): string {
  const clock = { timeZone: 'Europe/Chisinau', dateStyle: 'short', timeStyle: 'short' } as const;
  const text = new Intl.DateTimeFormat('sv-SE', clock).format(startedAt - hours * hour);
  return text.replace(' ', 'T');
}

interface Room {
  readonly id: number;
  readonly language: string;
  readonly customer: { readonly id: number; readonly name: string } | null;
}

/** Conversations of the demo channel with an owner and a client who speak different languages. */
async function roomsOf(api: Client): Promise<readonly [owner: Room, client: Room]> {
  const rooms = (await api.get('/buzbot/rooms', { per_page: 100, 'filter[is_blocked]': 'false' }))
    .data<readonly Room[]>()
    .filter(({ customer }) => customer !== null);
  const [owner, client] = ['ro', 'ru'].map((code) => rooms.find((one) => one.language === code));
  if (!owner || !client) throw new Error('The demo data has no customers in ro and ru.');
  return [owner, client];
}

/** A machine of the owner at 100 EUR an hour, and 90 from four hours on. */
async function makeOffer(api: Client, owner: Room): Promise<WireRecord> {
  const [like] = (
    await api.get('/offers', {
      'filter[status]': 'active',
      'filter[type]': 'equipment',
      per_page: 1,
    })
  ).data<readonly WireRecord[]>();
  const given = (await api.get(`/offers/${like?.id}/edit`)).data<WireRecord>();
  const [euro] = (await api.get('/currencies', { 'filter[code]': 'EUR' })).data<
    readonly WireRecord[]
  >();
  const idOf = (field: string) => (given[field] as { id: number } | null)?.id ?? null;
  const made = await api.post('/offers', {
    ...{ name: { en: 'Rammer of the day' }, type: 'equipment', user: owner.customer?.id },
    ...{ category: idOf('category'), region: idOf('region'), project: idOf('project') },
    ...{ currency: euro?.id, properties: given.properties },
    prices: { price_per_shift: null, price_per_hour: '100' },
    price_tiers: [{ from: 4, unit: 'hour', price: '90' }],
  });
  const offer = made.data<WireRecord>();
  const approved = await api.patch(`/offers/${offer.id}/change_status`, { status: 'active' });
  expect(approved.status, approved.text).toBe(200);
  return offer;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Requests the machine in the form, and returns the id of the order. */
async function request(page: Page, offer: WireRecord, client: Room): Promise<number> {
  await page.goto('/en/orders/create');
  await page.getByLabel('Start').fill(hoursAgo(6));
  await field(page, 'Quantity').fill('2');
  await page.getByRole('combobox', { name: /^Unit/ }).click();
  await page.getByRole('option', { name: 'Hour', exact: true }).click();
  const offers = page.getByRole('combobox', { name: /^Offer/ });
  await offers.fill(String(offer.code));
  const option = page.getByRole('option').filter({ hasText: String(offer.code) });
  await expect(option.getByText('Free', { exact: true })).toBeVisible();
  await option.click();
  await expect(page.getByRole('combobox', { name: /^Category/ })).not.toHaveValue('');
  const clients = page.getByRole('combobox', { name: /^Client/ });
  await clients.fill(client.customer?.name ?? '');
  await page
    .getByRole('option')
    .filter({ has: page.getByText(client.customer?.name ?? '', { exact: true }) })
    .first()
    .click();
  await field(page, 'Phone').fill('+37369123456');
  await expect(page.getByText('2 hours = 200.00 EUR')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await page.waitForURL(/\/orders\/edit\/\d+/);
  return Number(/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]);
}

test('a rental is requested, quoted, approved, handed over, extended, late and returned, and owner and client hear', async ({
  guest: page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const anonymous = new Client(overHttp(baseURL ?? ''));
  const login = await anonymous.post('/login', { ...people.admin, remember: true });
  const api = anonymous.as(login.data<{ token: string }>().token);
  const now = await api.patch('/settings/customer_notices', {
    ...{ delay_minutes: 0, quiet_from: null, quiet_to: null },
  });
  expect(now.status, now.text).toBe(200);
  const [owner, client] = await roomsOf(api);
  const offer = await makeOffer(api, owner);
  const hears = (room: Room, text: string) =>
    expect
      .poll(
        async () =>
          (await api.get(`/buzbot/messages/${room.id}`, { limit: 20 }))
            .data<readonly { readonly text: string | null }[]>()
            .map((message) => message.text ?? '')
            .join('\n'),
        { timeout: 60_000 },
      )
      .toContain(text);
  await signIn(page, 'admin');
  let id = 0;
  let code = '';
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const open = async (step: string) => {
    await page.getByRole('button', { name: step, exact: true }).click();
    return dialog(step);
  };
  const send = async (step: string) => {
    await dialog(step).getByRole('button', { name: step, exact: true }).click();
    await expect(dialog(step)).toHaveCount(0);
  };

  await test.step('requested and quoted', async () => {
    id = await request(page, offer, client);
    code = (await api.get(`/orders/${id}/edit`)).data<{ code: string }>().code;
  });

  await test.step('approved', async () => {
    await page.goto(`/en/orders/show/${id}`);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('button', { name: 'Hand over' })).toBeVisible();
    await hears(owner, `comanda ${code}`);
    await hears(client, `Заказ ${code} подтверждён`);
  });

  await test.step('handed over', async () => {
    const form = await open('Hand over');
    await form.getByLabel('Handed over').fill(hoursAgo(6));
    await form.getByRole('textbox', { name: /^Meter/ }).fill('1200');
    await form.getByRole('textbox', { name: 'Note' }).fill('Full tank');
    await expectAccessible(page);
    // The alert is seen while it is shown, whenever the dialog has closed.
    const handedOver = expect(alert(page, `${code} handed over`)).toBeVisible();
    await Promise.all([handedOver, send('Hand over')]);
  });

  await test.step('extended, with the price of the longer rental', async () => {
    const form = await open('Extend');
    await form.getByLabel('New end').fill(hoursAgo(1));
    await form.getByLabel('New end').press('Tab');
    await expect(form.getByText('450.00 EUR (+250.00)')).toBeVisible();
    await send('Extend');
    await hears(client, `Заказ ${code} изменён`);
  });

  await test.step('late', async () => {
    await expect(page.getByText('Late', { exact: true }).first()).toBeVisible();
    await page.goto('/en/home');
    await page.getByRole('link', { name: /^Machines late/ }).click();
    await expect(page.getByRole('row').filter({ hasText: code })).toBeVisible();
  });

  await test.step('returned on a phone, with overtime proposed', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/en/orders/show/${id}`);
    const form = await open('Return');
    await form.getByRole('textbox', { name: /^Meter/ }).fill('1210');
    await form.getByRole('textbox', { name: 'Note' }).fill('A dent in the shoe');
    await expectNoOverflow(page);
    await expectAccessible(page);
    await send('Return');
    await expect(page.getByText('Returned', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/overtime/i).first()).toBeVisible();
  });

  await test.step('the order in six languages at 360 pixels', async () => {
    for (const language of ['ru', 'ua', 'ro', 'tr', 'pl', 'en']) {
      await page.goto(`/${language}/orders/show/${id}`);
      await expect(page.getByText(code).first()).toBeVisible();
      await expectNoOverflow(page);
    }
    await expectAccessible(page);
  });

  await test.step('the client reads about it in the chat', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/en/buzbot_messages/room/${client.id}`);
    const said = page.locator('article').filter({ hasText: `Заказ ${code} подтверждён` });
    await expect(said.getByRole('link', { name: /Rammer of the day/ })).toBeVisible();
  });
});
