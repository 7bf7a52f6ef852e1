import { test } from '@playwright/test';
import { readStories } from '../../storybook/storybook.ts';
import { inBatches, storyProblems, timeoutOf } from '../../storybook/storyProblems.ts';
import { expectNone } from '../../support/expectNone.ts';

for (const batch of inBatches(readStories())) {
  test(`${batch.length} stories from ${batch[0]?.id} on render offline, without console errors and in shipped fonts`, async ({
    page,
  }) => {
    test.setTimeout(timeoutOf(batch));
    expectNone('problems of stories', await storyProblems(page, batch));
  });
}
