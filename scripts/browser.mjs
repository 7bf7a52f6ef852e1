import { existsSync } from 'node:fs';

/** Chromium without windows, and with nothing of a browser around the page: half of the processor time. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser that tests and benchmarks run in: the one that CHROMIUM_PATH names, else one that the machine
 * has, the headless shell first.
 *
 * @returns {string | undefined} undefined where Playwright's own is to be used
 */
export function browserPath() {
  return [process.env.CHROMIUM_PATH ?? '', headlessShell, ...wholeBrowsers].find(existsSync);
}

/** Whether that browser is the headless shell, which Playwright's own is too: it draws the edges of letters differently. */
export function isHeadlessShell() {
  return /headless[-_]shell/.test(browserPath() ?? 'headless_shell');
}
