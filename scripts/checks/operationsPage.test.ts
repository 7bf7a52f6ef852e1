import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/operations.md', 'utf8');
const rows = Array.from(
  page.matchAll(
    /^\|[^|]*\| (?<promise>[^|]+) \| `(?<file>[^`]+\.ts)`(?:: "(?<name>[^|]+)")? \|$/gm,
  ),
  ({ groups }) => groups as { promise: string; file: string; name?: string },
);

describe('docs/operations.md', () => {
  it('lists the tests of its promises', () => {
    expect(rows.length).toBeGreaterThan(50);
  });

  it.each(rows)('names the test of: $promise', ({ file, name = '' }) => {
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(name);
  });

  it('lists tests of every section but the measurements', () => {
    const sections = Array.from(page.matchAll(/^## (.+)$/gm), ([, title]) => title);
    const listed = Array.from(
      page.matchAll(/^\| ([A-Z][^|]+) \| [^|]+ \| `[^`]+\.ts`/gm),
      ([, title]) => title,
    );
    const untested = sections.filter((title) => !listed.includes(title));
    expect(untested).toEqual(['Capacity', 'Tests of these promises']);
  });
});
