/** `npm run doctor`: checks the settings and everything that they name. See docs/operations.md. */
import { spawnSync } from 'node:child_process';
import { runInstead } from './runNode.mjs';

const { status } = spawnSync(process.execPath, ['scripts/build.mjs', 'server'], {
  stdio: 'inherit',
});
if (status === 0) runInstead(['packages/api/dist/doctor.js', ...process.argv.slice(2)]);
else process.exitCode = 1;
