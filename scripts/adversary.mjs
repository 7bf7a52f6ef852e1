/** `npm run adversary`: builds the server, then attacks it (see `tests/adversary/run.ts`). */
import { spawnSync } from 'node:child_process';
import { runInstead } from './runNode.mjs';

const { status } = spawnSync(process.execPath, ['scripts/build.mjs', 'server'], {
  stdio: 'inherit',
});
if (status === 0) {
  const run = ['--import', 'tsx', '--conditions=@rentyard/source', 'tests/adversary/run.ts'];
  runInstead([...run, ...process.argv.slice(2)]);
} else process.exitCode = 1;
