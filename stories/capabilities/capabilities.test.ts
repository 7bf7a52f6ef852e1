import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { capabilities, capabilityNames } from './capabilities.ts';
import { spoken } from './spoken.ts';

/** Components that have stories and an entry in the package. */
const components = ['fields', 'table', 'overlays'].flatMap((folder) =>
  readdirSync(`stories/${folder}`)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => basename(file, '.stories.tsx'))
    .filter((name) => existsSync(`packages/ui/src/exports/${name}.ts`))
    .map((name) => `${folder}/${name}`),
);

const cases = ['fieldCases', 'choiceFieldCases', 'fileFieldCases', 'textFieldCases']
  .map((file) => readFileSync(`stories/capabilities/${file}.tsx`, 'utf8'))
  .join('');

test('the table lists every field, table and overlay', () => {
  expect(Object.keys(capabilities).sort()).toEqual(components.sort());
});

test('the thirteen components used most have a screen reader script', () => {
  expect(Object.keys(spoken)).toHaveLength(13);
  for (const phrases of Object.values(spoken)) expect(phrases.length).toBeGreaterThan(0);
});

describe.each(Object.entries(capabilities))('%s', (title, row) => {
  test.each(capabilityNames)('has a proof of: %s', (name) => {
    const entry = row[name];
    if ('because' in entry) return expect(entry.because).toMatch(/^[A-Z].*\.$/);
    const [file = '', story] = entry.by.split('#');
    if (story === undefined) return expect(existsSync(file)).toBe(true);
    const source = readFileSync(`stories/${file}.stories.tsx`, 'utf8');
    expect(source).toContain(`export const ${story}:`);
    // Stories of all fields run the cases of these fields.
    if (file === 'capabilities/Fields') expect(cases).toContain(`  ${title.split('/')[1]}: {`);
  });
});
