import { chromium, expect, type Page } from '@playwright/test';
import { launchOptions } from '../support/browser/chromium.ts';

/** The accent in the light or the dark theme. */
const accentFill = /^rgb\((201, 79, 10|242, 106, 27)\)$/;

interface Visit {
  readonly url: string;
  /** The name of a primary button, whose colour shows that the HTML contains the collected styles. */
  readonly primaryButton: string;
  /** Uses the page after its scripts have run. */
  readonly use: (page: Page) => Promise<void>;
}

/**
 * Opens a server-rendered page without and with scripts.
 *
 * @returns Errors and warnings of the browser, such as differences that React found while hydrating.
 */
export async function visitRendered({
  url,
  primaryButton,
  use,
}: Visit): Promise<readonly string[]> {
  const browser = await chromium.launch(launchOptions);
  const problems: string[] = [];
  try {
    const still = await browser.newPage({ javaScriptEnabled: false });
    await still.goto(url);
    const button = still.getByRole('button', { name: primaryButton });
    await expect(button).toHaveCSS('background-color', accentFill);
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto(url);
    await use(page);
    return problems;
  } finally {
    await browser.close();
  }
}
