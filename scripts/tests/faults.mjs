/**
 * `npm run faults -- --cycles 30`: kills the built server during writes this many times and checks that
 * every acknowledged write is stored.
 *
 * `npm run faults -- --upgrade-offers 1000000`: migrates a database with this many more offers to a next version while
 * this one serves requests, of which none may fail.
 */
import { parseArgs } from 'node:util';
import { runStage } from './runStage.mjs';

const { values } = parseArgs({
  options: { cycles: { type: 'string', default: '30' }, 'upgrade-offers': { type: 'string' } },
});
const addedOffers = values['upgrade-offers'];
const [project, test] = addedOffers
  ? ['release-faults', 'tests/release/faults/upgradeWhileServing.test.ts']
  : ['faults', 'tests/faults/kill.test.ts'];

const { isGood, seconds } = await runStage(
  {
    name: 'faults',
    before: ['node', 'scripts/build.mjs'],
    command: ['node_modules/.bin/vitest', 'run', '--project', project, test],
    env: { FAULT_CYCLES: values.cycles, ADDED_OFFERS: addedOffers ?? '0' },
  },
  { isShown: true },
);
const work = addedOffers
  ? `An upgrade beside ${addedOffers} added offers`
  : `${values.cycles} kills of each database`;
console.log(`${work} in ${seconds.toFixed(0)} s`);
process.exitCode = isGood ? 0 : 1;
