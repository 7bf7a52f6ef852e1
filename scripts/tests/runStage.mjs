import { spawn } from 'node:child_process';

/**
 * One command of a check or a test run.
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {readonly string[]} command
 * @property {readonly string[]} [before] A command that must succeed first.
 * @property {Readonly<Record<string, string>>} [env] Added to the environment.
 */

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {boolean} isGood
 * @property {number} seconds
 * @property {string} output The output of the command; only its end when it was shown or received.
 */

/** How long the output of a command may stay open after its end, in ms. */
const outputLimit = 5_000;

/** Maximum length of the shown end of an output, in characters. */
const longestShown = 20_000;

/**
 * Runs a stage. `isShown` prints its output directly; `onOutput` receives it.
 *
 * @param {Stage} stage
 * @param {{ isShown?: boolean, onOutput?: (text: string) => void }} [options]
 * @returns {Promise<Outcome>}
 */
export async function runStage({ name, command, before, env }, { isShown = false, onOutput } = {}) {
  const started = performance.now();
  let output = '';
  let isGood = true;
  for (const [program, ...args] of before ? [before, command] : [command]) {
    const child = spawn(program, args, {
      env: { ...process.env, ...(isShown && process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of ['stdout', 'stderr']) {
      child[stream].setEncoding('utf8').on('data', (text) => {
        if (isShown) process[stream].write(text);
        onOutput?.(text);
        output = isShown || onOutput ? (output + text).slice(-longestShown) : output + text;
      });
    }
    isGood = await new Promise((resolve) => {
      child.on('error', (error) => {
        output += `${program}: ${error.message}\n`;
        resolve(false);
      });
      child.on('exit', (code) => {
        const end = () => {
          clearTimeout(timer);
          resolve(code === 0);
        };
        // A process that the command left behind keeps the output open.
        const timer = setTimeout(() => {
          child.stdout.destroy();
          child.stderr.destroy();
          end();
        }, outputLimit);
        child.on('close', end);
      });
    });
    if (!isGood) break;
  }
  return { name, isGood, seconds: (performance.now() - started) / 1000, output };
}

/**
 * Runs stages in parallel, at most `atOnce`. Prints a line for each finished stage, and the output of
 * failed ones.
 *
 * @param {readonly Stage[]} stages
 * @param {{ atOnce: number, onOutcome?: (outcome: Outcome) => void }} options
 * @returns {Promise<Outcome[]>}
 */
export async function runAll(stages, { atOnce, onOutcome }) {
  const waiting = [...stages];
  const outcomes = [];
  const worker = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const outcome = await runStage(stage);
      outcomes.push(outcome);
      onOutcome?.(outcome);
      console.log(lineOf(outcome));
      if (!outcome.isGood || /^Skipped: /.test(outcome.output))
        console.log(indented(outcome.output));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}

/** @param {Outcome} outcome */
function lineOf({ name, isGood, seconds }) {
  return `${isGood ? '  ok  ' : ' FAIL '} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s`;
}

function indented(text) {
  return text.trimEnd().replaceAll(/^/gm, '        ');
}
