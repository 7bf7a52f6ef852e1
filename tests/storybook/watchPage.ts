import type { Page } from '@playwright/test';

/** Problems of a page since it is watched, a line each. */
export interface PageProblems {
  readonly problems: readonly string[];
  /** The open story, named in each problem. */
  at: string;
}

/** Records console errors, uncaught exceptions, missing files and requests to other hosts. */
export function watchPage(page: Page): PageProblems {
  const problems: string[] = [];
  const watched = { problems, at: '' };
  const note = (problem: string) => problems.push(`${watched.at}: ${problem}`);
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  page.on('requestfailed', (request) =>
    note(`${request.url()} failed: ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.url()} answers ${response.status()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== process.env.STORYBOOK_URL) {
      note(`${request.url()} is of another host`);
    }
  });
  return watched;
}
