import { existsSync, readFileSync } from 'node:fs';

/**
 * A failed test.
 *
 * @typedef {object} Failure
 * @property {string} file Path from the root of the repository.
 * @property {string} title The names of its groups and its own; empty when the file did not load.
 * @property {string} message The first lines of the error.
 */

const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const linesShown = 6;

/** The first lines of a message without colours. */
const headOf = (message = '') =>
  message
    .replaceAll(escapes, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .slice(0, linesShown)
    .join('\n');

const fromRoot = (path) => path.replace(`${process.cwd()}/`, '');

/** Failures from the result file of a runner. */
const readers = {
  vitest: ({ testResults }) =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = fromRoot(name);
      if (status === 'failed' && assertionResults.length === 0) {
        return [{ file, title: '', message: headOf(message) }];
      }
      return assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          file,
          title: fullName,
          message: headOf(failureMessages[0]),
        }));
    }),
  playwright: ({ config, suites, errors }) => {
    const inSuite = (suite, groups) => [
      ...(suite.specs ?? [])
        .filter(({ ok }) => !ok)
        .map(({ file, title, tests }) => ({
          file: fromRoot(`${config.rootDir}/${file}`),
          title: [...groups, title].join(' '),
          message: headOf(
            tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
          ),
        })),
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

/** @param {Failure} failure */
export const textOf = ({ file, title, message }) =>
  `${[file, title].filter(Boolean).join(' > ')}\n${message.replaceAll(/^/gm, '    ')}`;
