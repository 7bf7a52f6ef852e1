/**
 * `npm run faults -- --cycles 30`: kills the built server during writes this many times and checks that
 * every acknowledged write is stored.
 */
import { parseArgs } from 'node:util';
import { runStage } from './runStage.mjs';

const { values } = parseArgs({ options: { cycles: { type: 'string', default: '30' } } });

const { isGood, seconds } = await runStage(
  {
    name: 'faults',
    before: ['node', 'scripts/build.mjs'],
    command: [
      'node_modules/.bin/vitest',
      'run',
      '--project',
      'faults',
      'tests/faults/kill.test.ts',
    ],
    env: { FAULT_CYCLES: values.cycles },
  },
  { isShown: true },
);
console.log(`${values.cycles} kills of each database in ${seconds.toFixed(0)} s`);
process.exitCode = isGood ? 0 : 1;
