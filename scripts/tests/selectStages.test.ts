import { expect, test } from 'vitest';
import { selectStages } from './selectStages.mjs';
import { levels } from './testStages.mjs';

const namesOf = (words: readonly string[], isBuilt = true) =>
  selectStages(levels.test, words, () => isBuilt).map(({ name }) => name);

test('without words every stage runs', () => {
  expect(namesOf([])).toEqual(levels.test.map(({ name }) => name));
});

test('a whole name selects one stage, a part of a name all that contain it', () => {
  expect(namesOf(['build'])).toEqual(['build']);
  expect(namesOf(['stor'])).toEqual(['storybook build', 'stories', 'storybook']);
});

test('a stage brings the builds that it uses when they are missing', () => {
  expect(namesOf(['e2e'])).toEqual(['e2e']);
  expect(namesOf(['e2e'], false)).toEqual(['build', 'e2e']);
  expect(namesOf(['storybook', 'faults'], false)).toEqual([
    'build',
    'storybook build',
    'storybook',
    'faults',
  ]);
});
