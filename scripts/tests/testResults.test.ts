import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  commandOf,
  crashOf,
  createResultWriter,
  describeFailure,
  readResults,
} from './testResults.mjs';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'results-')), 'results.jsonl');
const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

describe('the results of a stage', () => {
  it('are read back as they were written, also while the last line is incomplete', () => {
    const file = newFile();
    const write = createResultWriter(file);
    write({ planned: 2, unit: 'files' });
    write({ file: 'a.test.ts', title: 'A works', state: 'passed', ms: 3 });
    write({ finished: 1 });
    const complete = readResults(file);
    writeFileSync(file, '{"file":"b.test.ts","title":"half', { flag: 'a' });
    expect(readResults(file)).toEqual(complete);
    expect(complete).toEqual({
      planned: 2,
      finished: 1,
      unit: 'files',
      tests: [{ file: 'a.test.ts', title: 'A works', state: 'passed', ms: 3 }],
    });
  });

  it('are empty before a reporter wrote any', () => {
    expect(readResults(newFile()).tests).toEqual([]);
  });
});

describe('a failure', () => {
  it('shows the test, the error, the command that runs it alone, and its artefacts', () => {
    const text = describeFailure(
      {
        file: 'tests/e2e/list.spec.ts',
        title: 'the list > keeps 5 rows (of 10)',
        state: 'failed',
        ms: 1,
        message: `${red('expected 5 to be 10')}\n\n\nat tests/e2e/list.spec.ts:7`,
        artefacts: ['test-results/e2e/list/test-failed-1.png'],
      },
      {
        name: 'e2e',
        runner: 'playwright',
        config: 'tests/e2e/playwright.config.ts',
        log: 'test-results/e2e.log',
      },
    );
    expect(text).toBe(
      [
        'e2e > tests/e2e/list.spec.ts > the list > keeps 5 rows (of 10)',
        '    expected 5 to be 10',
        '    at tests/e2e/list.spec.ts:7',
        "    Run it alone: npx playwright test --config tests/e2e/playwright.config.ts list.spec.ts -g 'keeps 5 rows \\(of 10\\)'",
        '    Artefacts: test-results/e2e/list/test-failed-1.png test-results/e2e.log',
      ].join('\n'),
    );
  });

  it('of Vitest names its project and its environment', () => {
    const result = {
      file: 'tests/api/a.test.ts',
      project: 'api',
      title: "it's red",
      state: 'failed' as const,
      ms: 1,
    };
    expect(
      commandOf(result, { name: 'api', runner: 'vitest', env: { TEST_DATABASE: 'newest' } }),
    ).toBe(
      "TEST_DATABASE=newest npx vitest run --project api tests/api/a.test.ts -t 'it'\\''s red'",
    );
  });

  it('without a test is run alone by its stage', () => {
    expect(commandOf({ title: 'build' }, { name: 'build', runner: 'command' })).toBe(
      'npm test -- "build"',
    );
  });
});

describe('a stage that ends with an error although no test failed', () => {
  it('shows its unhandled error', () => {
    const output = `dots\n${red('Unhandled Rejection')}\nError: no database`;
    expect(crashOf(output).message).toBe('Unhandled Rejection\nError: no database');
  });

  it('shows the end of its output when nothing is unhandled', () => {
    const lines = Array.from({ length: 40 }, (_, at) => `line ${at}`);
    expect(crashOf(lines.join('\n')).message).toBe(lines.slice(-25).join('\n'));
  });
});
