/**
 * `npm run trace`: invites a user in a browser and prints the trace of that save: browser, request, SQL
 * statements, queue and mail, with the duration of each.
 */
import { tracedSave } from '../tests/support/processes/tracedSave.ts';
import { printedTrace, treeOf } from '../tests/support/servers/traceReceiver.ts';

const spans = await tracedSave();
console.log(`Trace ${spans[0]?.traceId}\n${printedTrace(treeOf(spans))}`);
