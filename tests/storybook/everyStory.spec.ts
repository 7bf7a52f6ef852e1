import { expect, test } from '@playwright/test';
import { openFrame, readStories, turnTo } from './storybook.ts';
import { watchPage } from './watchPage.ts';

/** So many that two browsers share the work evenly, and whole screens are drawn in time where others work too. */
const atOnce = 40;

const stories = readStories();
const parts = Array.from({ length: Math.ceil(stories.length / atOnce) }, (_, at) =>
  stories.slice(at * atOnce, (at + 1) * atOnce),
);

for (const part of parts) {
  test(`${part.length} stories from ${part[0]?.id} on are drawn offline and in silence`, async ({
    page,
  }) => {
    const watched = watchPage(page);
    const broken: string[] = [];
    await openFrame(page);
    for (const story of part) {
      watched.at = story.id;
      const problem = await turnTo(page, story);
      if (problem) broken.push(`${story.id}: ${problem}`);
    }
    expect([...broken, ...watched.problems]).toEqual([]);
  });
}
