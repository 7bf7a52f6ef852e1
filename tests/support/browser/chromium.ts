import { browserPath } from '../../../scripts/browser.mjs';
import { fontConfig } from './fontConfig.ts';

const installed = browserPath();

/** Launch options: the Chromium of the machine, otherwise Playwright's; without the fonts of the machine. */
export const launchOptions = {
  ...(installed ? { executablePath: installed } : {}),
  env: { ...process.env, FONTCONFIG_FILE: await fontConfig() },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
