/**
 * `npm run rolling`: restarts three processes on PostgreSQL in turn behind a proxy under load; then signs
 * users out in one process and sends their requests to the others.
 *
 *   npm run rolling -- --restarts 20 --rate 500 --grace 2 --sign-outs 40
 */
import { parseArgs } from 'node:util';
import { rollingRestarts } from '../tests/support/processes/rollingRestarts.ts';
import { quantile, report, rounded } from './bench/support/report.mjs';

const { values: options } = parseArgs({
  options: {
    restarts: { type: 'string', default: '20' },
    rate: { type: 'string', default: '500' },
    grace: { type: 'string', default: '2' },
    'sign-outs': { type: 'string', default: '40' },
    json: { type: 'string', default: '.cache/rolling.json' },
  },
});

const { requests, failures, times, seconds, exitCodes, signOutTimes } = await rollingRestarts({
  restarts: Number(options.restarts),
  processes: 3,
  rate: Number(options.rate),
  grace: Number(options.grace),
  signOuts: Number(options['sign-outs']),
});
const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
report({
  file: options.json,
  about: `PostgreSQL, 3 processes, ${options.restarts} restarts under ${options.rate} requests/s, grace ${options.grace} s, clients on the same machine, times in ms`,
  rows: [
    {
      name: 'restarts',
      count: exitCodes.length,
      'requests/s': rounded(requests / seconds, 0),
      requests,
      'failed or cut': failed,
      p50: rounded(quantile(times, 0.5)),
      p99: rounded(quantile(times, 0.99)),
    },
    {
      name: 'sign-out seen by another process',
      count: signOutTimes.length,
      'first request let in': signOutTimes.filter((time) => time > 0).length,
      p50: rounded(quantile(signOutTimes, 0.5)),
      p99: rounded(quantile(signOutTimes, 0.99)),
    },
  ],
});
for (const [failure, count] of Object.entries(failures)) console.log(`${count} x ${failure}`);
process.exitCode = failed === 0 && exitCodes.every((code) => code === 0) ? 0 : 1;
