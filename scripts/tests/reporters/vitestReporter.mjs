import { relative } from 'node:path';
import { createResultWriter } from '../testResults.mjs';

/** A Vitest reporter that writes each result to the file of the stage as soon as it is known. */
export default class VitestReporter {
  #write = createResultWriter();

  onTestRunStart(specifications) {
    this.#write({ planned: specifications.length, unit: 'files' });
  }

  onTestCaseResult(testCase) {
    const { state, errors = [] } = testCase.result();
    this.#write({
      ...sourceOf(testCase.module),
      title: testCase.fullName,
      state,
      ms: Math.round(testCase.diagnostic()?.duration ?? 0),
      ...(errors.length > 0 && { message: messageOf(errors) }),
    });
  }

  onTestSuiteResult(testSuite) {
    this.#writeErrors(testSuite.module, testSuite.fullName, testSuite.errors());
  }

  onTestModuleEnd(testModule) {
    this.#writeErrors(testModule, '', testModule.errors());
    this.#write({ finished: 1, ms: Math.round(testModule.diagnostic().duration) });
  }

  onTestRunEnd(_modules, unhandledErrors) {
    if (unhandledErrors.length === 0) return;
    this.#write({
      title: 'unhandled error',
      state: 'failed',
      ms: 0,
      message: messageOf(unhandledErrors),
    });
  }

  /** A file that does not load, or whose hook fails, has no failed test, but counts as failed. */
  #writeErrors(testModule, title, errors) {
    if (errors.length === 0) return;
    this.#write({
      ...sourceOf(testModule),
      title,
      state: 'failed',
      ms: 0,
      message: messageOf(errors),
    });
  }
}

function sourceOf({ moduleId, project }) {
  return { file: relative(process.cwd(), moduleId), project: project.name };
}

function messageOf(errors) {
  return errors
    .map(({ message, stack, diff, stacks = [] }) => {
      const [top] = stacks;
      const location = top ? `at ${relative(process.cwd(), top.file)}:${top.line}` : (stack ?? '');
      return [message, diff, location].filter(Boolean).join('\n');
    })
    .join('\n\n');
}
