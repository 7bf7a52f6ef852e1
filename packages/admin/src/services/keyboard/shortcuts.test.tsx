import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortcuts } from './shortcuts.ts';

const root = join(import.meta.dirname, '../..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const shown: readonly string[] = Object.values(shortcuts).flatMap(({ keys }) => [...keys]);

/** The key that a `KeyboardEvent.code` shows on a Latin keyboard. */
const named: Readonly<Record<string, string>> = {
  Slash: '/',
  BracketLeft: '[',
  BracketRight: ']',
  Escape: 'Esc',
};

test('a key that an action shows comes from the registry, so that the sheet has it', () => {
  const typed = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bshortcut(?:=|: ?)["'{]*["']([^"']+)["']/g)].map(
      ([, key]) => `${path}: ${key}`,
    ),
  );
  expect(typed).toEqual([]);
});

test('a key that a screen handles is in the sheet', () => {
  const handled = sources.flatMap(({ text }) =>
    [
      ...text.matchAll(/isFreeKey\(event, '(\w+)'\)/g),
      ...text.matchAll(/^\s+(?:\.\.\.\(\w+ && \{ )?(Key[A-Z]|Slash|Bracket\w+|Escape): /gm),
    ].map(([, code = '']) => named[code] ?? code.replace(/^Key/, '')),
  );
  // `g` begins a pair: each module has its own line.
  const missing = [...new Set(handled)].filter((key) => key !== 'G' && !shown.includes(key));
  expect(handled.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
