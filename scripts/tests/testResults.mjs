import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * The result of a test, or of a file that did not load.
 *
 * @typedef {object} TestResult
 * @property {string} [file] Path from the root of the repository.
 * @property {string} [project] The Vitest project.
 * @property {string} title The names of its groups and its own; empty when the file did not load.
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {number} ms
 * @property {string} [message] The error, and what the page showed.
 * @property {readonly string[]} [artefacts] Screenshots and traces.
 */

/** Environment variable with the path of the file to which a reporter writes results, one JSON object a line. */
export const resultsVariable = 'TEST_RESULTS_FILE';

const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/**
 * Appends lines to the results of the stage. Each line is written at once, so that a run that ends early has the
 * results so far. Writes nothing outside of a stage.
 */
export function createResultWriter(file = process.env[resultsVariable]) {
  return (line) => {
    if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
  };
}

/**
 * The results of a stage.
 *
 * @param {string} file
 * @returns {{ planned: number, finished: number, unit: string, tests: TestResult[] }}
 */
export function readResults(file) {
  const read = { planned: 0, finished: 0, unit: 'files', tests: [] };
  if (!existsSync(file)) return read;
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    // The last line may be half written.
    if (!text.endsWith('}')) continue;
    const line = JSON.parse(text);
    if (line.planned !== undefined) {
      read.planned += line.planned;
      read.unit = line.unit;
    } else if (line.finished !== undefined) read.finished += line.finished;
    else read.tests.push(line);
  }
  return read;
}

/**
 * The command that runs a failed test alone.
 *
 * @param {Pick<TestResult, 'file' | 'project' | 'title'>} result
 * @param {{ name: string, runner: string, config?: string, env?: Readonly<Record<string, string>> }} stage
 */
export function commandOf({ file, project, title }, { runner, config, env = {}, name }) {
  const variables = Object.entries(env).map(([key, value]) => `${key}=${value} `);
  if (!file) return `npm test -- "${name}"`;
  const pattern = title === '' ? '' : patternOf(title.split(' > ').at(-1) ?? '');
  const words =
    runner === 'playwright'
      ? [
          'playwright test',
          `--config ${config}`,
          file.split('/').at(-1),
          pattern && `-g ${pattern}`,
        ]
      : [
          'vitest run',
          config ? `--config ${config}` : project && `--project ${project}`,
          file,
          pattern && `-t ${pattern}`,
        ];
  return `${variables.join('')}npx ${words.filter(Boolean).join(' ')}`;
}

/** A regular expression of a title in quotes for a shell. */
function patternOf(title) {
  const literal = title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return `'${literal.replaceAll("'", "'\\''")}'`;
}

const linesShown = 40;

/**
 * What a person reads about a failed test: which it is, the error, the command that runs it alone, and the
 * location of its artefacts.
 *
 * @param {TestResult} result
 * @param {Parameters<typeof commandOf>[1] & { log: string }} stage
 */
export function describeFailure(result, stage) {
  const { file, title, message = '', artefacts = [] } = result;
  const shown = message
    .replaceAll(escapes, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .slice(0, linesShown);
  return [
    [stage.name, file, title].filter(Boolean).join(' > '),
    ...shown.map((line) => `    ${line}`),
    `    Run it alone: ${commandOf(result, stage)}`,
    `    Artefacts: ${[...artefacts, stage.log].join(' ')}`,
  ].join('\n');
}

const linesOfCrash = 25;

/**
 * The failure of a stage that ended with an error although none of its tests failed: a crash, a command that did
 * not start.
 *
 * @param {string} output
 * @returns {TestResult}
 */
export function crashOf(output) {
  const lines = output
    .replaceAll(escapes, '')
    .split('\n')
    .filter((line) => line.trim());
  const start = lines.findIndex((line) => line.includes('Unhandled'));
  const shown =
    start === -1 ? lines.slice(-linesOfCrash) : lines.slice(start, start + linesOfCrash);
  return { title: 'ended with an error', state: 'failed', ms: 0, message: shown.join('\n') };
}
