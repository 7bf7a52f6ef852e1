import { expect, test } from './support/fixtures.ts';
import { expectTranslated } from './support/layoutChecks.ts';

test('switching the language keeps the URL and unsaved values', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await page.goto('/en/offers/create?from=menu');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('OF-TYPED');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page
    .getByRole('menuitemradio', { name: 'Română' })
    .or(page.getByRole('menuitem', { name: 'Română' }))
    .click();
  await expect(page).toHaveURL('/ro/offers/create?from=menu');
  await expect(page.locator('[name=code]')).toHaveValue('OF-TYPED');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
});

test('Ukrainian is ua in the URL and uk for the browser', async ({ signedIn }) => {
  const page = await signedIn('admin');
  await page.goto('/ua/brands/page/1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
});

test('the selected language is stored, even when the user leaves its page at once', async ({
  signedIn,
}) => {
  const page = await signedIn('admin');
  await page.addInitScript(() => {
    if (!location.pathname.startsWith('/pl/brands')) return;
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-row="0"]')) return;
      observer.disconnect();
      location.assign('/currencies/page/1');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/pl/brands/page/1');
  await expect(page).toHaveURL('/pl/currencies/page/1');
});

for (const language of ['ru', 'ua', 'ro', 'tr', 'pl']) {
  test(`${language} has every message`, async ({ signedIn }) => {
    const page = await signedIn('admin');
    const english = new Set<string>();
    for (const path of [
      'offers/page/1',
      'projects/page/1',
      'currencies/create',
      'languages/create',
    ]) {
      await page.goto(`/en/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const text of await page.locator('h1, label, th, button').allInnerTexts())
        english.add(text.trim());
      await page.goto(`/${language}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectTranslated(page);
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      expect(english.has(heading.trim()), heading).toBe(false);
    }
  });
}
