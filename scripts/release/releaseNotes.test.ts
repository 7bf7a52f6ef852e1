import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { notesOf, parseChange, pendingChanges } from './releaseNotes.mjs';

describe('release notes', () => {
  it('group changes by product and package, the product first', () => {
    const changes = [
      parseChange("---\n'@rentyard/ui': minor\n---\n\nA table.\n", 'table.md'),
      parseChange(
        "---\n'@rentyard/api': minor\n'@rentyard/admin': minor\n---\n\nA check.\n",
        'a.md',
      ),
    ];
    expect(notesOf(changes)).toBe('## Rentyard\n\n- A check.\n\n## @rentyard/ui\n\n- A table.');
  });

  it('are missing no changeset of the repository', () => {
    for (const { bumps, text } of pendingChanges()) {
      expect(bumps.size).toBeGreaterThan(0);
      expect(text).not.toBe('');
    }
  });

  it('refuse a file without front matter', () => {
    expect(() => parseChange('A check.', 'check.md')).toThrow('check.md is not a changeset');
  });
});

describe('the release workflow', () => {
  it('runs only commands of package.json', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const workflow = readFileSync('.github/workflows/release.yml', 'utf8');
    const commands = [...workflow.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands).toContain('release');
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});
