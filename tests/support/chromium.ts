import { browserPath } from '../../scripts/browser.mjs';
import { fontConfig } from './fontConfig.ts';

const installed = browserPath();

/** How browsers are started: the machine's own Chromium where there is one, else Playwright's; without the machine's fonts. */
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
