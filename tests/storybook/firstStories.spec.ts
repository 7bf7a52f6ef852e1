import { test } from '@playwright/test';
import { expectNone } from '../support/expectNone.ts';
import { largeTextProblems } from './largeTextProblems.ts';
import { readStories } from './storybook.ts';
import { inBatches, storyProblems, timeoutOf } from './storyProblems.ts';
import { zoomProblems } from './zoomProblems.ts';

const folders = /^(primitives|fields|table|structures|charts|overlays|feedback|layout)\//;

/** The first story of each component. `tests/release/storybook/everyStory.spec.ts` renders the others. */
const firstStories = readStories().filter(
  ({ title }, at, stories) => folders.test(title) && stories[at - 1]?.title !== title,
);

for (const batch of inBatches(firstStories)) {
  test(`${batch.length} components from ${batch[0]?.title} on render offline and lose nothing with large text or zoom`, async ({
    page,
  }) => {
    test.setTimeout(timeoutOf(batch));
    expectNone(
      'problems of components',
      await storyProblems(page, batch, [largeTextProblems, zoomProblems]),
    );
  });
}
