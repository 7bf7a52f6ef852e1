import { existsSync, readFileSync } from 'node:fs';

/**
 * A failed test.
 *
 * @typedef {object} Failure
 * @property {string} file Path from the root of the repository.
 * @property {string} title The names of its groups and its own; empty when the file did not load.
 * @property {string} message The first lines of the error, and what the page showed.
 */

const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const linesShown = 6;
const linesOfCrash = 25;
const linesOfPage = 60;

/** The first lines of a message without colours. */
const headOf = (message = '') =>
  message
    .replaceAll(escapes, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .slice(0, linesShown)
    .join('\n');

/**
 * What the page showed when a Playwright test failed, as Playwright writes it beside the screenshot. The end of a
 * long page, because a sheet or a dialog is there.
 */
function pageOf(attachments = []) {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!file || !existsSync(file)) return '';
  const [, page = ''] = /```yaml\n(.*?)\n```/s.exec(readFileSync(file, 'utf8')) ?? [];
  return page && `\nPage:\n${page.split('\n').slice(-linesOfPage).join('\n')}`;
}

const fromRoot = (path) => path.replace(`${process.cwd()}/`, '');

/** Failures from the result file of a runner. */
const readers = {
  vitest: ({ testResults }) =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = fromRoot(name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // The file did not load, or a hook of it failed.
      if (status === 'failed' && failed.length === 0) {
        return [{ file, title: '', message: headOf(message) }];
      }
      return failed.map(({ fullName, failureMessages }) => ({
        file,
        title: fullName,
        message: headOf(failureMessages[0]),
      }));
    }),
  playwright: ({ config, suites, errors }) => {
    const inSuite = (suite, groups) => [
      ...(suite.specs ?? [])
        .filter(({ ok }) => !ok)
        .map(({ file, title, tests }) => {
          const failed = tests.flatMap(({ results }) => results).find(({ error }) => error);
          return {
            file: fromRoot(`${config.rootDir}/${file}`),
            title: [...groups, title].join(' '),
            message: headOf(failed?.error.message) + pageOf(failed?.attachments),
          };
        }),
      ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...groups, inner.title])),
    ];
    return [
      ...suites.flatMap((suite) => inSuite(suite, [])),
      ...errors.map(({ message }) => ({ file: '', title: '', message: headOf(message) })),
    ];
  },
};

/**
 * The failed tests of a stage; none without a result file.
 *
 * @param {string} format
 * @param {string} file
 * @returns {Failure[]}
 */
export function readFailures(format, file) {
  const read = readers[format];
  return read && existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/**
 * What to show of a stage that ended with an error although none of its tests failed: an unhandled
 * error, a crash, a command that did not start.
 *
 * @param {string} name
 * @param {string} output
 * @returns {Failure}
 */
export function crashOf(name, output) {
  const lines = output
    .replaceAll(escapes, '')
    .split('\n')
    .filter((line) => line.trim());
  const start = lines.findIndex((line) => line.includes('Unhandled'));
  const shown =
    start === -1 ? lines.slice(-linesOfCrash) : lines.slice(start).slice(0, linesOfCrash);
  return { file: '', title: name, message: shown.join('\n') };
}

/** @param {Failure} failure */
export const textOf = ({ file, title, message }) =>
  `${[file, title].filter(Boolean).join(' > ')}\n${message.replaceAll(/^/gm, '    ')}`;
