import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guideOf, guideTitles } from './guides.ts';

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

const entries = new Set(
  readdirSync('packages/ui/src/exports').map((file) => basename(file, '.ts')),
);

/** Titles of the story files that are named after an entry of the package. */
const components = folders.flatMap((folder) =>
  readdirSync(`stories/${folder}`)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => basename(file, '.stories.tsx'))
    .filter((name) => entries.has(name))
    .map((name) => `${folder}/${name}`),
);

/** Components that share the page of another one. */
const shared = ['ConfirmProvider', 'DateFormatProvider'];

test('every component of the package has stories and a guide', () => {
  const documented = components.map((title) => title.split('/')[1]);
  const missing = [...entries].filter(
    (name) => /^[A-Z]/.test(name) && !shared.includes(name) && !documented.includes(name),
  );
  expect(missing).toEqual([]);
  expect(guideTitles).toEqual([...components].sort());
});

describe.each(components)('the guide of %s', (title) => {
  test('has every section', async () => {
    const guide = await guideOf(title);
    if (!guide) throw new Error(`stories/guides/${title}.guide.tsx is missing.`);
    const { sentence, use, avoid, content, access, keys, anatomy, pairs } = guide;
    expect(sentence).toMatch(/^[A-Z][^.!?]*\.$/);
    expect(sentence.length).toBeLessThan(120);
    for (const lines of [use, avoid, content, access]) {
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((line) => line.length < 10)).toEqual([]);
    }
    expect(keys.flat().filter((text) => text === '')).toEqual([]);
    expect(anatomy.parts.length).toBeGreaterThan(0);
    for (const { do: right, dont: wrong } of pairs) {
      expect(right.show).toBeTruthy();
      expect(wrong.show).toBeTruthy();
      expect(right.why).not.toBe(wrong.why);
    }
  });
});
