import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { guideOf } from './guides.ts';

const folders = [
  'primitives',
  'fields',
  'table',
  'structures',
  'charts',
  'overlays',
  'feedback',
  'layout',
];

const components = folders.flatMap((folder) =>
  readdirSync(resolve('stories', folder))
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `${folder}/${basename(file, '.stories.tsx')}`),
);

test.each(components)('%s says when to use it and when not', (title) => {
  const guide = guideOf(title);
  expect(guide?.use.join('').length).toBeGreaterThan(10);
  expect(guide?.avoid.length).toBeGreaterThan(0);
  expect(guide?.access.length).toBeGreaterThan(0);
});
