/**
 * `npm run operations`: calls every operation of the API on a new demo server as admin and as editor and
 * prints a table of the statuses. Fails on an unexpected status.
 */
import { spawnSync } from 'node:child_process';
import { runInstead } from './runNode.mjs';

const { status } = spawnSync(process.execPath, ['scripts/build.mjs', 'server'], {
  stdio: 'inherit',
});
if (status === 0) {
  runInstead(['--import', 'tsx', '--conditions=@rentyard/source', 'tests/operations/run.ts']);
} else process.exitCode = 1;
