import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { relative, resolve } from 'node:path';
import { runStage } from './runStage.mjs';
import { crashOf, describeFailure, readResults, resultsVariable } from './testResults.mjs';

/** Interval of the lines that show progress, in ms. */
const progressInterval = 15_000;

const slowestShown = 10;

/** The folder of results, logs and screenshots. */
const resultsFolder = resolve('test-results');

/**
 * Runs stages, side by side while there are cores, and prints progress, each failure as soon as its stage ends, the
 * time of each stage and the slowest tests.
 *
 * @param {readonly import('./testStages.mjs').TestStage[]} stages
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runStages(stages) {
  const cores = Math.max(2, availableParallelism());
  const started = performance.now();
  const running = new Map();
  const outcomes = [];
  const waiting = [...stages];
  const isReady = ({ after = [] }) =>
    after.every(
      (name) =>
        !stages.some((one) => one.name === name) || outcomes.some((one) => one.name === name),
    );

  const startNext = () => {
    const used = [...running.keys()].reduce((sum, stage) => sum + stage.cores, 0);
    const next = waiting.find((stage) => isReady(stage) && used + stage.cores <= cores);
    if (!next) return false;
    waiting.splice(waiting.indexOf(next), 1);
    console.log(`-- ${next.name}`);
    running.set(next, {
      since: performance.now(),
      end: run(next).then((outcome) => [next, outcome]),
    });
    return true;
  };

  const showProgress = () => {
    const left = remainingSeconds({ running, waiting, outcomes, started });
    const parts = [...running.keys()].map(({ name }) => {
      const { planned, finished, unit, tests } = readResults(resultsOf(name));
      return planned > 0
        ? `${name} ${finished} of ${planned} ${unit}, ${tests.length} tests`
        : name;
    });
    const done = outcomes.length;
    console.log(
      `   ${done} of ${stages.length} stages; ${parts.join('; ')}; about ${clockOf(left)} left`,
    );
  };

  const timer = setInterval(showProgress, progressInterval);
  while (waiting.length > 0 || running.size > 0) {
    while (startNext()) {
      // As many as there are cores for.
    }
    const [stage, outcome] = await Promise.race([...running.values()].map(({ end }) => end));
    running.delete(stage);
    outcomes.push(outcome);
    console.log(lineOf(outcome));
    for (const failure of outcome.described) console.log(`\n${failure}\n`);
  }
  clearInterval(timer);
  printTimes(outcomes, (performance.now() - started) / 1000);
  // Again at the end, where readers of a log look first.
  const failures = outcomes.flatMap(({ described }) => described);
  if (failures.length > 0) console.log(`\nFailed\n\n${failures.join('\n\n')}`);
  return { passed: sumOf(outcomes, 'passed'), failed: sumOf(outcomes, 'failed') };
}

/** Removes the results of earlier runs. */
export function clearResults() {
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
}

const fileName = (name) => name.replaceAll(/[^\w.]+/g, '-');
const resultsOf = (name) => resolve(resultsFolder, `${fileName(name)}.jsonl`);
const logOf = (name) => resolve(resultsFolder, `${fileName(name)}.log`);

async function run(stage) {
  const file = resultsOf(stage.name);
  rmSync(file, { force: true });
  const log = createWriteStream(logOf(stage.name));
  const { isGood, seconds, output } = await runStage(
    { ...stage, env: { ...stage.env, [resultsVariable]: file } },
    { onOutput: (text) => log.write(text) },
  );
  log.end();
  const tests =
    stage.runner === 'command'
      ? [commandResult(stage, isGood, seconds, output)]
      : readResults(file).tests;
  const failures = tests.filter(({ state }) => state === 'failed');
  if (!isGood && failures.length === 0) failures.push(crashOf(output));
  return {
    name: stage.name,
    seconds,
    expected: stage.seconds,
    tests,
    described: failures.map((failure) =>
      describeFailure(failure, { ...stage, log: relative(process.cwd(), logOf(stage.name)) }),
    ),
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: failures.length,
  };
}

/** A command has no tests of its own and counts as one. */
function commandResult({ name }, isGood, seconds, output) {
  const ms = Math.round(seconds * 1000);
  return isGood ? { title: name, state: 'passed', ms } : { ...crashOf(output), title: name, ms };
}

function lineOf({ name, seconds, passed, failed }) {
  return `${failed === 0 ? ' ok ' : 'FAIL'} ${name.padEnd(30)} ${clockOf(seconds).padStart(6)}  ${passed} passed, ${failed} failed`;
}

function printTimes(outcomes, seconds) {
  const tests = outcomes.flatMap((outcome) =>
    outcome.tests.map((test) => ({ ...test, stage: outcome.name })),
  );
  console.log('\nSlowest tests');
  for (const { ms, stage, file = '', title } of tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, slowestShown))
    console.log(
      `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${[stage, file, title].filter(Boolean).join(' > ')}`,
    );
  console.log('\nTimes');
  for (const outcome of outcomes) console.log(lineOf(outcome));
  const [load = 0] = loadavg();
  console.log(
    `     ${'total'.padEnd(30)} ${clockOf(seconds).padStart(6)}  (load of the last minute ${load.toFixed(1)})`,
  );
}

/** Seconds until the end, by the recorded times of the stages and the speed of this run so far. */
function remainingSeconds({ running, waiting, outcomes, started }) {
  const elapsed = (performance.now() - started) / 1000;
  let expectedDone = sumOf(outcomes, 'expected');
  let expectedLeft = sumOf(waiting, 'seconds');
  for (const [{ name, seconds }, { since }] of running) {
    const { planned, finished } = readResults(resultsOf(name));
    const share = planned > 0 ? finished / planned : (performance.now() - since) / 1000 / seconds;
    const done = Math.min(0.95, share) * seconds;
    expectedDone += done;
    expectedLeft += seconds - done;
  }
  const speed = expectedDone > 10 ? expectedDone / elapsed : 1;
  return expectedLeft / speed;
}

function sumOf(items, key) {
  return items.reduce((total, item) => total + item[key], 0);
}

function clockOf(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
