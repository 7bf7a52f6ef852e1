import type { Page } from '@playwright/test';
import { fontProblems } from '../support/browser/fontProblems.ts';
import { openFrame, type StoryEntry, showStory } from './storybook.ts';
import { watchPage } from './watchPage.ts';

/** Checks of an open story that cost more than its rendering. Returns a line per problem. */
type Check = (page: Page) => Promise<readonly string[]>;

/** Stories per test: few enough for two browsers to share the work and for a busy machine to finish in time. */
const batchSize = 40;

export function inBatches(stories: readonly StoryEntry[]): readonly (readonly StoryEntry[])[] {
  return Array.from({ length: Math.ceil(stories.length / batchSize) }, (_, at) =>
    stories.slice(at * batchSize, (at + 1) * batchSize),
  );
}

/** A limit for a batch in ms, far above what it takes: the total depends on the machine. */
export function timeoutOf(batch: readonly StoryEntry[]): number {
  return (batch.length + 3) * 10_000;
}

/**
 * Renders stories of the built Storybook one after the other in one page.
 *
 * @returns A line per problem: stories that fail, console errors, requests to other hosts, texts in fonts that do not
 * ship, and what the checks report.
 */
export async function storyProblems(
  page: Page,
  stories: readonly StoryEntry[],
  checks: readonly Check[] = [],
): Promise<readonly string[]> {
  const watched = watchPage(page);
  const broken: string[] = [];
  await openFrame(page);
  for (const story of stories) {
    watched.at = story.id;
    const failure = await showStory(page, story);
    if (failure) broken.push(`${story.id}: ${failure}`);
    for (const check of [fontProblems, ...checks]) {
      broken.push(...(await check(page)).map((problem) => `${story.id}: ${problem}`));
    }
  }
  return [...broken, ...watched.problems];
}
