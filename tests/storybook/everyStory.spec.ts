import { expect, test } from '@playwright/test';
import { fontProblems } from '../support/fontProblems.ts';
import { openFrame, readStories, showStory } from './storybook.ts';
import { watchPage } from './watchPage.ts';

/** So many that two browsers share the work evenly, and whole screens are drawn in time where others work too. */
const batchSize = 40;

const stories = readStories();
const batches = Array.from({ length: Math.ceil(stories.length / batchSize) }, (_, at) =>
  stories.slice(at * batchSize, (at + 1) * batchSize),
);

for (const batch of batches) {
  test(`${batch.length} stories from ${batch[0]?.id} on render offline, without console errors and in shipped fonts`, async ({
    page,
  }) => {
    // Each story has ten seconds of its own; how many of them a busy machine draws in a minute says nothing.
    test.setTimeout((batch.length + 3) * 10_000);
    const watched = watchPage(page);
    const broken: string[] = [];
    await openFrame(page);
    for (const story of batch) {
      watched.at = story.id;
      const problem = await showStory(page, story);
      const problems = [...(problem ? [problem] : []), ...(await fontProblems(page))];
      broken.push(...problems.map((one) => `${story.id}: ${one}`));
    }
    expect([...broken, ...watched.problems]).toEqual([]);
  });
}
