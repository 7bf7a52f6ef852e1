import { existsSync } from 'node:fs';

/** Chromium without user interface: half of the CPU time. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser for tests and benchmarks: CHROMIUM_PATH, otherwise one of the machine, the headless shell
 * first.
 *
 * @returns {string | undefined} undefined: use Playwright's browser
 */
export function browserPath() {
  return [process.env.CHROMIUM_PATH ?? '', headlessShell, ...wholeBrowsers].find(existsSync);
}

/** Whether the browser is the headless shell, like Playwright's; it renders the edges of glyphs differently. */
export function isHeadlessShell() {
  return /headless[-_]shell/.test(browserPath() ?? 'headless_shell');
}
