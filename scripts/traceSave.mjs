/**
 * `npm run trace`: invites a user in a browser and prints the trace of that save: browser, request, SQL
 * statements, queue and mail, with the duration of each.
 */
import { spawnSync } from 'node:child_process';
import { tracedSave } from '../tests/support/processes/tracedSave.ts';
import { printedTrace, treeOf } from '../tests/support/servers/traceReceiver.ts';

const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const spans = await tracedSave();
console.log(`Trace ${spans[0]?.traceId}\n${printedTrace(treeOf(spans))}`);
