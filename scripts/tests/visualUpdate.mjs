/**
 * `npm run visual:update`: updates the screenshots of the components in both themes, which `npm test --
 * storybook` compares with. Look at the changes before you commit them.
 *
 *   npm run visual:update                     all of them, from a new build
 *   npm run visual:update -- Fields/TextField those of one component
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { launchOptions } from '../../tests/support/browser/chromium.ts';
import { isHeadlessShell } from '../browser.mjs';

const folder = resolve('tests/storybook/screenshots');
const [name] = process.argv.slice(2);
const screenshots = () =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.png'))
    .map((file) => resolve(folder, file));

execFileSync('npm', ['run', 'build:storybook'], { stdio: 'inherit' });
if (!name) for (const file of screenshots()) rmSync(file);
execFileSync(
  'node_modules/.bin/playwright',
  [
    'test',
    '--config=tests/storybook/playwright.config.ts',
    '--update-snapshots=changed',
    '--reporter=line',
    ...(name ? ['--grep', `^.*${name} `] : []),
    'screenshots.spec',
  ],
  { stdio: 'inherit' },
);
// The smallest lossless PNG.
for (const file of screenshots()) {
  const small = await sharp(readFileSync(file))
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
  if (small.length < readFileSync(file).length) writeFileSync(file, small);
}
if (!name) {
  const browser = await chromium.launch(launchOptions);
  writeFileSync(
    resolve(folder, 'browser.json'),
    `${JSON.stringify({ chromium: browser.version(), isHeadlessShell: isHeadlessShell() }, null, 2)}\n`,
  );
  await browser.close();
}
