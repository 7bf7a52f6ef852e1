/** `npm run rescue -- admin@example.com`: sets and prints a new password for an account. */
import { spawnSync } from 'node:child_process';
import { runInstead } from './runNode.mjs';

const { status } = spawnSync(process.execPath, ['scripts/build.mjs', 'server'], {
  stdio: 'inherit',
});
if (status === 0) runInstead(['packages/api/dist/rescue.js', ...process.argv.slice(2)]);
else process.exitCode = 1;
