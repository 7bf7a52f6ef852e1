import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCounts } from './testCounts.mjs';
import { crashOf, readFailures, textOf } from './testFailures.mjs';

const written = (content: object) => {
  const file = join(mkdtempSync(join(tmpdir(), 'failures-')), 'results.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

test('reads failed tests of Vitest with the first lines of their message', () => {
  const file = written({
    testResults: [
      {
        name: `${process.cwd()}/stories/ui/Copy.stories.tsx`,
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'Copy Good', status: 'passed', failureMessages: [] },
          {
            fullName: 'Copy Refused',
            status: 'failed',
            failureMessages: [`${red('expected 1 to be 2')}\n\n${'at line\n'.repeat(20)}`],
          },
        ],
      },
    ],
  });
  const [failure, ...others] = readFailures('vitest', file);
  expect(others).toEqual([]);
  expect(failure && textOf(failure)).toBe(
    `stories/ui/Copy.stories.tsx > Copy Refused\n    expected 1 to be 2\n${'    at line\n'.repeat(5)}`.trimEnd(),
  );
});

test('reads a Vitest file that did not load', () => {
  const file = written({
    testResults: [
      {
        name: `${process.cwd()}/a.test.ts`,
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  });
  expect(readFailures('vitest', file)).toEqual([
    { file: 'a.test.ts', title: '', message: 'Cannot find module' },
  ]);
});

test('reads a Vitest file whose hook failed after tests that passed', () => {
  const file = written({
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [
      {
        name: `${process.cwd()}/a.test.ts`,
        status: 'failed',
        message: 'Not closed',
        assertionResults: [{ fullName: 'Good', status: 'passed', failureMessages: [] }],
      },
    ],
  });
  expect(readFailures('vitest', file)).toEqual([
    { file: 'a.test.ts', title: '', message: 'Not closed' },
  ]);
  expect(readCounts('vitest', file, false)).toEqual({ passed: 1, failed: 1 });
});

test('reads failed tests of Playwright with their groups, and errors outside of tests', () => {
  const spec = (title: string, ok: boolean, results: object[]) => ({
    title,
    ok,
    file: 'money.spec.ts',
    tests: [{ results }],
  });
  const file = written({
    config: { rootDir: `${process.cwd()}/tests/e2e` },
    suites: [
      {
        title: 'money.spec.ts',
        specs: [spec('good', true, [{}])],
        suites: [
          {
            title: 'prices',
            specs: [spec('are shown', false, [{}, { error: { message: red('not found') } }])],
          },
        ],
      },
    ],
    errors: [{ message: 'no server' }],
  });
  expect(readFailures('playwright', file)).toEqual([
    { file: 'tests/e2e/money.spec.ts', title: 'prices are shown', message: 'not found' },
    { file: '', title: '', message: 'no server' },
  ]);
});

test('shows the end of the page on which a Playwright test failed', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'failures-')), 'error-context.md');
  const page = ['- heading "Brands"', ...Array.from({ length: 60 }, (_, row) => `- row "${row}"`)];
  writeFileSync(path, `# Error details\n\n\`\`\`yaml\n${page.join('\n')}\n\`\`\`\n`);
  const attachments = [{ name: 'screenshot' }, { name: 'error-context', path }];
  const results = [{ error: { message: 'not found' }, attachments }];
  const file = written({
    config: { rootDir: `${process.cwd()}/tests/e2e` },
    suites: [
      { specs: [{ title: 'a save', ok: false, file: 'save.spec.ts', tests: [{ results }] }] },
    ],
    errors: [],
  });
  const [failure] = readFailures('playwright', file);
  const lines = failure?.message.split('\n');
  expect(lines?.slice(0, 3)).toEqual(['not found', 'Page:', '- row "0"']);
  expect(lines?.at(-1)).toBe('- row "59"');
});

test('reads no failures when a stage has no result file', () => {
  expect(readFailures('vitest', '/nowhere.json')).toEqual([]);
  expect(readFailures('exit', '/nowhere.json')).toEqual([]);
});

test('shows the unhandled error of a stage whose tests all passed', () => {
  const output = `dots\n${red('⎯⎯ Unhandled Errors ⎯⎯')}\n\nError: late\n at timer\n`;
  expect(textOf(crashOf('unit', output))).toBe(
    'unit\n    ⎯⎯ Unhandled Errors ⎯⎯\n    Error: late\n     at timer',
  );
});

test('shows the end of the output of a stage that crashed without such an error', () => {
  const output = `${'line\n'.repeat(100)}Killed\n`;
  const lines = textOf(crashOf('e2e', output)).split('\n');
  expect(lines).toHaveLength(26);
  expect(lines.at(-1)).toBe('    Killed');
});
