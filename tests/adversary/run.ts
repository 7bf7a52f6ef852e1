/**
 * `npm run adversary`: attacks a fresh built server and prints, for each phase, how many requests it sent, its
 * slowest response, its largest refusal, what `/healthz` showed meanwhile and how much memory the server took.
 * Fails when a bound does not hold.
 *
 *   npm run adversary                         about five minutes
 *   npm run adversary -- --minutes 30         repeats with another seed until the time is over
 *   npm run adversary -- --only permissions   one phase; several are separated by commas
 */
import { parseArgs } from 'node:util';
import { attack, type PhaseReport, phases } from './adversary.ts';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: phases.join() },
  },
});
const only = options.only.split(',');
const unknown = only.filter((name) => !phases.some((phase) => phase === name));
if (unknown.length > 0) {
  console.error(`There is no phase "${unknown.join()}". Phases: ${phases.join(', ')}.`);
  process.exit(2);
}
const heads = ['requests', 'slowest ms', 'refusal B', 'health p99', 'max', 'memory MB', 'faults'];
const times = { response: 5_000, healthP99: 250, restart: 30_000, slowClient: 35_000, loss: 1_000 };
const until = Date.now() + Number(options.minutes) * 60_000;
let seed = Number(options.seed);
let isGood = true;
do {
  console.log(`Seed ${seed}`);
  console.log(lineOf('phase', heads));
  const whole = { mutations: 6, everyOperation: 1, slowClients: 40, kills: 5, times };
  const reports = await attack({ ...whole, seed, only }, print);
  isGood = isGood && reports.every(({ faults }) => faults.length === 0);
  seed += 1;
} while (Date.now() < until);
process.exitCode = isGood ? 0 : 1;

function print(report: PhaseReport): void {
  const { requests, slowest, largest, healthP99, healthMax, memoryGrowth, faults } = report;
  const figures = [requests, slowest, largest, healthP99, healthMax, memoryGrowth, faults.length];
  const shown = figures.map((figure) => (figure === undefined ? '-' : String(Math.round(figure))));
  console.log(lineOf(report.name, shown));
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
}

function lineOf(name: string, cells: readonly string[]): string {
  return [name.padEnd(20), ...cells.map((cell) => cell.padStart(12))].join('');
}
