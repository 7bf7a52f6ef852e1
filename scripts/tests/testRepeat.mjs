/**
 * `npm run test:repeat -- 20`: runs the unit, API and fault tests this many times, in random order, beside two busy
 * processes. Prints the seed of each run, which repeats its order.
 *
 *   npm run test:repeat -- 20                  unit, API and faults
 *   npm run test:repeat -- 5 e2e stories       stages whose names contain these words
 *   npm run test:repeat -- 1 --seed 7          the order of that seed
 *   npm run test:repeat -- 20 --busy 0         on the idle machine
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { prepareSystem } from './prepareSystem.mjs';
import { clearResults, runStages } from './testRun.mjs';
import { levels } from './testStages.mjs';

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, busy: { type: 'string', default: '2' } },
});
const [count = '20', ...given] = positionals;
const words = given.length > 0 ? given : ['unit and api', 'faults'];
const selected = levels.test.filter(({ name }) => words.some((word) => name.includes(word)));
// The stages whose output the selected ones use, once.
const needed = levels.test.filter(({ name }) =>
  selected.some(({ after = [] }) => after.includes(name)),
);

prepareSystem();
clearResults();
const { failed: broken } = await runStages(needed);
if (broken > 0) process.exit(1);
const load = Array.from(
  { length: Number(options.busy) },
  () => new Worker('for (;;) Math.sqrt(Math.random());', { eval: true }),
);
const runs = [];
for (let run = 1; run <= Number(count); run += 1) {
  const seed = options.seed ? Number(options.seed) : randomInt(1, 1_000_000);
  console.log(`\nRun ${run} of ${count}, seed ${seed}`);
  const started = performance.now();
  const outcome = await runStages(selected.map((stage) => inRandomOrder(stage, seed)));
  runs.push({
    run,
    seed,
    minutes: ((performance.now() - started) / 60_000).toFixed(1),
    ...outcome,
  });
}
for (const worker of load) await worker.terminate();

console.log(`\nBeside ${load.length} busy threads, on Node ${process.versions.node}`);
console.table(runs);
const sum = (key) => runs.reduce((total, run) => total + run[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

/** Vitest shuffles files and the tests of a file; Playwright's workers take the tests in its own order. */
function inRandomOrder(stage, seed) {
  return { ...stage, env: { ...stage.env, TEST_SEED: String(seed), FUZZ_SEED: String(seed) } };
}
