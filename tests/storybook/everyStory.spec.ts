import { expect, test } from '@playwright/test';
import { openFrame, readIndex, type StoryEntry, startPage, turnTo } from './storybook.ts';
import { watchPage } from './watchPage.ts';

/** So many that two browsers share the work evenly. */
const atOnce = 60;

const partsOf = (type: StoryEntry['type']) => {
  const entries = readIndex().filter((entry) => entry.type === type && entry.id !== startPage);
  return Array.from({ length: Math.ceil(entries.length / atOnce) }, (_, at) =>
    entries.slice(at * atOnce, (at + 1) * atOnce),
  );
};

for (const part of [...partsOf('story'), ...partsOf('docs')]) {
  const [first] = part;
  test(`${part.length} of type ${first?.type} from ${first?.id} on are drawn offline and in silence`, async ({
    page,
  }) => {
    const watched = watchPage(page);
    const broken: string[] = [];
    await openFrame(page);
    for (const entry of part) {
      watched.at = entry.id;
      const problem = await turnTo(page, entry);
      if (problem) broken.push(`${entry.id}: ${problem}`);
    }
    expect([...broken, ...watched.problems]).toEqual([]);
  });
}
