import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import { isSaidIn } from './leanStrings.ts';
import { sourceFolder } from './sourceFolder.ts';

const ui = join(sourceFolder, '../../ui/src');

it('reads keys in quotes and the beginnings of those that are put together', () => {
  const isSaid = isSaidIn([
    "say('action.clear')",
    `say(\`table.$\{density}\`)`,
    'const key = "pager.next"',
  ]);
  expect(isSaid('action.clear')).toBe(true);
  expect(isSaid('table.compact')).toBe(true);
  expect(isSaid('pager.next')).toBe(true);
  expect(isSaid('action.close')).toBe(false);
  expect(isSaid('grid.read')).toBe(false);
});

it('recognises every string that some component of the design system says', async () => {
  const sources = readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|[\\/]?strings[\\/]/.test(path))
    .map((path) => readFileSync(join(ui, path), 'utf8'));
  const isSaid = isSaidIn(sources);
  const { strings } = await evaluate<{ readonly strings: Readonly<Record<string, string>> }>(
    "export { strings } from '@rentyard/ui/strings-en';",
  );
  const unheard = Object.keys(strings).filter((key) => key !== 'tag' && !isSaid(key));
  expect(unheard).toEqual([]);
});
