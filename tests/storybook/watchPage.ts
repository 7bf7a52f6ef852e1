import type { Page } from '@playwright/test';

/** What a page complained about since it is watched, a line each. */
export interface PageProblems {
  readonly problems: readonly string[];
  /** What is open now, to say where a problem arose. */
  at: string;
}

/** Notes errors of the console and of scripts, files that are missing, and calls to other hosts. */
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
