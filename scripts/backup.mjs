/** `npm run backup -- FILE`: see docs/operations.md. */
import { spawnSync } from 'node:child_process';
import { runInstead } from './runNode.mjs';

const { status } = spawnSync(process.execPath, ['scripts/build.mjs', 'server'], {
  stdio: 'inherit',
});
if (status === 0) runInstead(['packages/api/dist/backup.js', ...process.argv.slice(2)]);
else process.exitCode = 1;
