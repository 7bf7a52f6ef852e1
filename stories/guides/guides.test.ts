import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Guide } from './guide.ts';
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

/** What a guide says, by the section of the page that shows it. */
const sections: Readonly<Record<string, (guide: Guide) => void>> = {
  sentence: ({ sentence }) => {
    expect(sentence).toMatch(/^[A-Z][^.!?]*\.$/);
    expect(sentence.length).toBeLessThan(120);
  },
  anatomy: ({ anatomy }) => expectTexts(anatomy.parts.flatMap(({ at, name }) => [at, name])),
  'when to use it': ({ use }) => expectTexts(use),
  'when not to use it': ({ avoid }) => expectTexts(avoid),
  'do and don’t': ({ pairs }) => {
    expect(pairs.length).toBeGreaterThan(0);
    for (const { do: right, dont: wrong } of pairs) {
      expect(right.show).toBeTruthy();
      expect(wrong.show).toBeTruthy();
      expectTexts([right.why, wrong.why]);
      expect(right.why).not.toBe(wrong.why);
    }
  },
  content: ({ content }) => expectTexts(content),
  keyboard: ({ keys }) => expect(keys.flat().filter((text) => text === '')).toEqual([]),
  accessibility: ({ access }) => expectTexts(access),
  'status and since': ({ status, since }) => {
    expect(['stable', 'preview', 'deprecated']).toContain(status);
    expect(since).toMatch(/^(next|\d+\.\d+\.\d+)$/);
  },
};

describe.each(components)('the guide of %s', (title) => {
  test.each(Object.keys(sections))('has the section: %s', async (name) => {
    const guide = await guideOf(title);
    if (!guide) throw new Error(`stories/guides/${title}.guide.tsx is missing.`);
    sections[name]?.(guide);
  });
});

function expectTexts(texts: readonly string[]): void {
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
}
