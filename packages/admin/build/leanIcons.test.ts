import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutKeys } from './leanIcons.ts';

const folder = join(createRequire(import.meta.url).resolve('lucide-react/icons/tag'), '..');

test.each(['tag', 'globe', 'truck', 'file-text'])('the drawing of %s stays', (name) => {
  const path = join(folder, `${name}.mjs`);
  const whole = readFileSync(path, 'utf8');
  const lean = withoutKeys(whole);
  // When the library writes its icons in another way, the plugin must follow.
  expect(whole).toMatch(/key: "/);
  expect(lean).not.toMatch(/key: "/);
  const numbers = (code: string) =>
    [...code.matchAll(/\b(?:d|cx|cy|r|x|y): "([^"]+)"/g)].map(String);
  expect(numbers(lean)).toEqual(numbers(whole));
  expect(numbers(lean).length).toBeGreaterThan(0);
});
