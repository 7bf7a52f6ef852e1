import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createResultWriter } from '../testResults.mjs';

const linesOfPage = 60;

/** A Playwright reporter that writes each result to the file of the stage as soon as it is known. */
export default class PlaywrightReporter {
  #write = createResultWriter();

  printsToStdio() {
    return false;
  }

  onBegin(_config, suite) {
    this.#write({ planned: suite.allTests().length, unit: 'tests' });
  }

  onTestEnd(test, { status, duration, errors, attachments }) {
    const isGood = status === test.expectedStatus;
    const [, , , ...groups] = test.titlePath();
    this.#write({
      file: relative(process.cwd(), test.location.file),
      title: groups.join(' > '),
      state: status === 'skipped' ? 'skipped' : isGood ? 'passed' : 'failed',
      ms: duration,
      ...(!isGood && {
        message:
          errors
            .map(({ message, location }) => {
              const line = location
                ? `at ${relative(process.cwd(), location.file)}:${location.line}`
                : '';
              return [message, line].filter(Boolean).join('\n');
            })
            .join('\n\n') + pageOf(attachments),
        artefacts: attachments.flatMap(({ path }) => (path ? [relative(process.cwd(), path)] : [])),
      }),
    });
    this.#write({ finished: 1 });
  }

  onError({ message = '' }) {
    this.#write({ title: 'error outside of tests', state: 'failed', ms: 0, message });
  }
}

/**
 * What the page showed when a test failed, as Playwright writes it beside the screenshot. The end of a long page,
 * because a sheet or a dialog is there.
 */
function pageOf(attachments) {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!file || !existsSync(file)) return '';
  const [, page = ''] = /```yaml\n(.*?)\n```/s.exec(readFileSync(file, 'utf8')) ?? [];
  return page && `\nPage:\n${page.split('\n').slice(-linesOfPage).join('\n')}`;
}
