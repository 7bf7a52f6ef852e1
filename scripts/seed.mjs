/** `npm run seed -- --offers 1000000`: brings the demo offers to that number. The server must not run. */
import { spawnSync } from 'node:child_process';
import { runInstead } from './runNode.mjs';

const { status } = spawnSync(process.execPath, ['scripts/build.mjs', 'server'], {
  stdio: 'inherit',
});
if (status === 0) runInstead(['packages/api/dist/seed.js', ...process.argv.slice(2)]);
else process.exitCode = 1;
