import type { Browser, Page } from '@playwright/test';
import { tokenOf } from './support/accounts.ts';
import { alert, expect, productUrl, test } from './support/fixtures.ts';
import { uniqueCode } from './support/uniqueCode.ts';

/** A page of the editor in another browser context. */
async function editorSession(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await context.addInitScript(
    (token) => {
      localStorage.setItem('rentyard.version', '0.1.0');
      localStorage.setItem('rentyard.token', token);
    },
    tokenOf('editor', productUrl()),
  );
  return context.newPage();
}

test("two users see each other's changes without a reload", async ({
  signedIn,
  browser,
  baseURL,
  api,
}) => {
  const code = uniqueCode('TWO');
  const draft = { name: `Shared ${code}`, code, alias: code.toLowerCase() };
  const { id } = (await api.post('/brands', draft)).data<{ id: number }>();
  const admin = await signedIn('admin');
  const editor = await editorSession(browser, baseURL);
  await editor.goto(`/en/brands/edit/${id}`);
  const name = editor.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue(draft.name);

  const streaming = admin.waitForResponse(/\/api\/v1\/events\?/);
  await admin.goto(`/en/brands/page/1?quick_filter=${code}`);
  await expect(admin.getByRole('row').filter({ hasText: draft.name })).toBeVisible();
  await streaming;

  // The palette opens the record; each user sees that the other one has it open.
  await admin.keyboard.press('ControlOrMeta+k');
  await admin.getByRole('combobox', { name: 'Search records, sections and commands' }).fill(code);
  await expect(admin.getByRole('option', { name: new RegExp(code) })).toBeVisible();
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(`/en/brands/edit/${id}`);
  await expect(admin.getByText('Also viewing: Elena Editor')).toBeVisible();
  await expect(editor.getByText('Also viewing: Main Admin')).toBeVisible();
  await name.fill(`Renamed ${code}`);
  await expect(admin.getByText('Also viewing: Elena Editor (editing)')).toBeVisible();

  // The list announces a save of the other user and shows it on request.
  await admin.goBack();
  await expect(admin).toHaveURL(new RegExp(`quick_filter=${code}`));
  await expect(editor.getByText('Also viewing: Main Admin')).toHaveCount(0);
  await editor.keyboard.press('ControlOrMeta+s');
  await expect(admin.getByText('1 record changed')).toBeVisible();
  await expect(admin.getByRole('row').filter({ hasText: draft.name })).toBeVisible();
  await admin.getByRole('button', { name: 'Show' }).click();
  await expect(admin.getByRole('row').filter({ hasText: `Renamed ${code}` })).toBeVisible();
  await editor.context().close();
});

test('a colleague is mentioned, assigned and notified, and restores the first value', async ({
  signedIn,
  browser,
  baseURL,
  api,
}) => {
  const [{ id } = { id: 0 }] = (await api.get('/offers', { search: 'OF-10077' })).data<
    readonly { id: number }[]
  >();
  const addressOf = async () =>
    (await api.get(`/offers/${id}/show`)).data<{ address: string | null }>().address;
  const before = await addressOf();
  (await api.patch(`/offers/${id}`, { address: 'Changed 1' })).data();
  const editor = await editorSession(browser, baseURL);
  const streaming = editor.waitForResponse(/\/api\/v1\/events\?/);
  await editor.goto('/en/home');
  await streaming;
  const mentions = editor.getByRole('listitem').filter({ hasText: /^Unread mentions/ });
  await expect(mentions).toHaveText(/0$/);

  // The mention is chosen from the suggestions by keyboard.
  const admin = await signedIn('admin');
  await admin.goto(`/en/offers/show/${id}`);
  const comment = admin.getByRole('textbox', { name: 'Comment' });
  await comment.pressSequentially('Please check @Elena');
  await expect(admin.getByRole('option', { name: 'Elena Editor' })).toBeVisible();
  await comment.press('Enter');
  const bell = editor.getByRole('button', { name: /^Notifications, 1 unread/ });
  const line = editor.getByText('Main Admin mentioned you').first();
  const commented = admin.waitForResponse(
    (response) => response.url().endsWith(`/offers/${id}/comments`) && response.ok(),
  );
  await comment.press('ControlOrMeta+Enter');
  await commented;
  // The colleague sees it without a reload. The line disappears by itself.
  await Promise.all([expect(bell).toBeVisible(), expect(line).toBeVisible()]);
  await expect(
    admin.getByRole('paragraph').filter({ hasText: 'Please check @Elena Editor' }),
  ).toBeVisible();
  await expect(mentions).toHaveText(/1$/);
  const assignee = admin.getByRole('combobox', { name: 'Assignee' });
  await assignee.fill('Elena');
  await admin.getByRole('option', { name: 'Elena Editor' }).click();
  await expect(editor.getByRole('button', { name: /^Notifications, 2 unread/ })).toBeVisible();

  // The notification opens the record; the value before the first change is restored there.
  await editor.getByRole('button', { name: /^Notifications/ }).click();
  await editor
    .getByRole('link', { name: /Main Admin mentioned you/ })
    .first()
    .click();
  await expect(editor).toHaveURL(`/en/offers/show/${id}`);
  await expect(
    editor.getByRole('paragraph').filter({ hasText: 'Please check @Elena Editor' }),
  ).toBeVisible();
  await editor.getByRole('link', { name: 'History' }).click();
  await editor
    .getByRole('article')
    .filter({ hasText: 'Changed 1' })
    .getByRole('button', { name: 'Revert this change' })
    .click();
  await expect(alert(editor, 'Reverted: Address')).toBeVisible();
  expect(await addressOf()).toBe(before);
  await editor.context().close();
});

test('counters in the side bar follow new records', async ({ signedIn, api }) => {
  const page = await signedIn('editor');
  const streaming = page.waitForResponse(/\/api\/v1\/events\?/);
  await page.goto('/en/brands/page/1');
  await streaming;
  const offers = page.getByRole('navigation').getByRole('link', { name: /^Offers/ });
  await expect(offers).toHaveText(/\d/);
  const before = (await offers.textContent()) ?? '';
  // A new offer of this test alone: the first of the list is the one that another test has changed.
  const [offer] = (await api.get('/offers', { search: 'OF-10097' })).data<
    readonly { id: number }[]
  >();
  const change = { status: 'rejected', reason: 'A test' };
  (await api.patch(`/offers/${offer?.id}/change_status`, change)).data();
  await expect(offers).not.toHaveText(before);
  (await api.patch(`/offers/${offer?.id}/change_status`, { status: 'new' })).data();
});
