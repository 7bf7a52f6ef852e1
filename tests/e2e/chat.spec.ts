import type { Browser, Page } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures.ts';
import { uniqueCode } from './support/uniqueCode.ts';

interface Room {
  readonly id: number;
  readonly customer_name: string;
}

/** A page in another browser context, signed in as another user. */
async function otherSession(browser: Browser, person: 'admin' | 'editor'): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Reply to customer' });

test('two agents see each other in a room, and a customer replies while it is open', async ({
  browser,
  signedIn,
  api,
}) => {
  // The customer thinks for some seconds.
  test.slow();
  const [room] = (
    await api.get('/buzbot/rooms', { 'filter[is_blocked]': 'false', 'filter[is_unread]': 'true' })
  ).data<readonly Room[]>();
  if (!room) throw new Error('The demo data has no conversation that waits for a reply.');
  const admin = await signedIn('admin');
  await admin.goto(`/en/buzbot_messages/room/${room.id}`);
  await expect(admin.getByRole('heading', { name: room.customer_name })).toBeVisible();

  // An open room is read, so the side bar counts one less.
  const unread = async () => {
    const { rooms_unread } = (await api.get('/counters')).data<{ rooms_unread: number }>();
    const shown = await admin
      .getByRole('link', { name: /^Messages/ })
      .first()
      .textContent();
    return shown?.includes(String(rooms_unread));
  };
  await expect
    .poll(
      async () =>
        (await api.get(`/buzbot/rooms/${room.id}/show`)).data<{ unread: number }>().unread,
    )
    .toBe(0);
  await expect.poll(unread).toBe(true);

  const editor = await otherSession(browser, 'editor');
  await editor.goto(`/en/buzbot_messages/room/${room.id}`);
  await expect(admin.getByText('Elena Editor is viewing')).toBeVisible();
  await expect(editor.getByText('Main Admin is viewing')).toBeVisible();
  await field(editor).fill('I can');
  await field(editor).press('Space');
  await expect(admin.getByText('Elena Editor is typing…')).toBeVisible();
  await field(editor).fill('');

  const reply = `The excavator is free on Monday. ${uniqueCode('REPLY')}`;
  await field(admin).fill(reply);
  await field(admin).press('Enter');
  await expect(editor.locator('article').getByText(reply)).toBeVisible();
  await expect(
    admin.locator('article').filter({ hasText: reply }).getByText('Delivered'),
  ).toBeAttached();

  // The demo customer replies after some seconds, without a reload.
  const latest = async () => {
    const messages = (await api.get(`/buzbot/messages/${room.id}`, { limit: 5 })).data<
      readonly { direction: string; created_at: string; text: string }[]
    >();
    const sent = messages.findIndex(({ text }) => text === reply);
    return messages.slice(0, sent).find(({ direction }) => direction === 'in');
  };
  await expect.poll(latest, { message: 'the reply of the customer', timeout: 40_000 }).toBeTruthy();
  const came = (await latest())?.created_at ?? '';
  await expect(admin.locator(`article time[datetime="${came}"]`)).toBeVisible();
  await editor.context().close();
});

test('a conversation beside the customer panel shows the whole name of the customer', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/ru/buzbot_messages/room/1');
  const name = page.getByRole('heading', { level: 1, name: 'Andrei Munteanu' });
  await expect(name).toBeVisible();
  expect(await name.evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0);
});
