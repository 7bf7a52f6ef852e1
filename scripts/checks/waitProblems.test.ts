import { expect, it } from 'vitest';
import { waitProblems } from './waitProblems.mjs';

const problemsOf = (...lines: string[]) =>
  waitProblems(new Map([['a.test.ts', lines.join('\n')]]), []);

it.each([
  ['await new Promise((done) => setTimeout(done, 50));', 'sleep'],
  ["import { setTimeout as wait } from 'node:timers/promises';", 'sleep'],
  ['await sleep(100);', 'sleep'],
  ['await page.waitForTimeout(300);', 'sleep'],
  ["test('is quick', { retry: 3 }, async () => {});", 'retry'],
  ['export default defineConfig({ retries: 1 });', 'retry'],
  ['const port = await freePort();', 'port'],
  ['expect(performance.now() - startedAt).toBeLessThan(1_000);', 'clock'],
  ['const took = Date.now() - began;', 'clock'],
])('reports %s', (line, kind) => {
  expect(problemsOf("import { test } from 'vitest';", line)).toEqual([
    expect.stringMatching(new RegExp(`^a\\.test\\.ts:2 ${kind}: `)),
  ]);
});

it.each([
  'await app.idle();',
  'await eventually(() => expect(events).toHaveLength(1));',
  'const yesterday = new Date(Date.now() - 86_400_000);',
  "expect(text).toBe('retry: 2000');",
  'export default defineConfig({ retries: 0 });',
  '// setTimeout(done) would be too early.',
])('accepts %s', (line) => {
  expect(problemsOf(line)).toEqual([]);
});

it('accepts timers that the test moves', () => {
  expect(problemsOf('vi.useFakeTimers();', 'setTimeout(done, 8_000);')).toEqual([]);
});

it('accepts a listed exception, and reports one that is no longer needed', () => {
  const exceptions = [{ path: 'a.test.ts', kind: 'sleep', reason: 'The subject of the test.' }];
  const sources = (line: string) => new Map([['a.test.ts', line]]);
  expect(waitProblems(sources('await sleep(1);'), exceptions)).toEqual([]);
  expect(waitProblems(sources('await app.idle();'), exceptions)).toEqual([
    'a.test.ts has no sleep any more: remove its exception.',
  ]);
});
