import { expect, test } from 'vitest';
import { formatKeyShortcuts } from './Kbd.tsx';

test.each([
  ['E', 'E'],
  ['Ctrl S', 'Control+S'],
  ['Ctrl+S', 'Control+S'],
  ['Cmd Enter', 'Meta+Enter'],
  ['G O', undefined],
  [undefined, undefined],
])('the shortcut %s is announced as %s', (shown, announced) => {
  expect(formatKeyShortcuts(shown)).toBe(announced);
});
