/** `npm start`: builds outdated targets, then runs the server. */
import { spawnSync } from 'node:child_process';
import { runInstead } from './runNode.mjs';

const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
if (status === 0) runInstead(['packages/api/dist/server.js']);
else process.exitCode = 1;
