import { expect, test } from '@playwright/test';
import { fontProblems } from '../support/fontProblems.ts';
import { largeTextProblems } from './largeTextProblems.ts';
import { openFrame, readStories, showStory } from './storybook.ts';
import { watchPage } from './watchPage.ts';
import { zoomProblems } from './zoomProblems.ts';

/** Stories per test: few enough for two browsers to share the work and for a busy machine to finish in time. */
const batchSize = 40;

const stories = readStories();

/** The first story of each component is also checked with text at 200 % and at 400 % zoom. */
const folders = /^(primitives|fields|table|structures|charts|overlays|feedback|layout)\//;
const zoomed = new Set(
  stories
    .filter(({ title }, at) => folders.test(title) && stories[at - 1]?.title !== title)
    .map(({ id }) => id),
);
const batches = Array.from({ length: Math.ceil(stories.length / batchSize) }, (_, at) =>
  stories.slice(at * batchSize, (at + 1) * batchSize),
);

for (const batch of batches) {
  test(`${batch.length} stories from ${batch[0]?.id} on render offline, without console errors and in shipped fonts`, async ({
    page,
  }) => {
    // Ten seconds per story; the total depends on the machine.
    test.setTimeout((batch.length + 3) * 10_000);
    const watched = watchPage(page);
    const broken: string[] = [];
    await openFrame(page);
    for (const story of batch) {
      watched.at = story.id;
      const problem = await showStory(page, story);
      const problems = [
        ...(problem ? [problem] : []),
        ...(await fontProblems(page)),
        ...(zoomed.has(story.id)
          ? [...(await largeTextProblems(page)), ...(await zoomProblems(page))]
          : []),
      ];
      broken.push(...problems.map((one) => `${story.id}: ${one}`));
    }
    expect([...broken, ...watched.problems]).toEqual([]);
  });
}
