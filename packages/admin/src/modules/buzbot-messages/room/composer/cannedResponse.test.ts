import { expect, test } from 'vitest';
import { insertResponse, shortcutIn } from './cannedResponse.ts';

test.each([
  ['/', ''],
  ['/he', 'he'],
  ['Good day. /price', 'price'],
  ['Цена: /цен', 'цен'],
  ['24/7', undefined],
  ['/hello there', undefined],
  ['', undefined],
])('%j searches for %j', (text, found) => {
  expect(shortcutIn(text)).toBe(found);
});

test('a response replaces its shortcut', () => {
  expect(insertResponse('Good day. /he', 'Hello, Ion!')).toBe('Good day. Hello, Ion!');
  // A response is not a replacement pattern.
  expect(insertResponse('/he', '$& {agent}')).toBe('$& {agent}');
});
