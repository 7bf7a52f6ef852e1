/**
 * `npm run chromatic`: uploads the built Storybook to chromatic.com, where people compare and accept
 * screenshots. The repository has its own screenshots (`npm run visual:update`). Arguments are passed to
 * Chromatic: `npm run chromatic -- --auto-accept-changes`.
 */
import { execFileSync, spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set, so Chromatic cannot assign the screenshots to a project.\n' +
      'Take the token from the project on chromatic.com (Manage, Configure) and run\n' +
      '  CHROMATIC_PROJECT_TOKEN=chpt_... npm run chromatic\n' +
      'Without an account, `npm test -- storybook` compares with the screenshots in tests/storybook/screenshots.',
  );
  process.exit(1);
}
// The statistics tell Chromatic which stories a change affects.
execFileSync('npm', ['run', 'build:storybook', '--', '--stats-json'], { stdio: 'inherit' });
const { status } = spawnSync(
  'node_modules/.bin/chromatic',
  ['--storybook-build-dir', 'storybook-static', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
