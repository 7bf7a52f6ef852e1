import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDiff } from './wordDiff.ts';

test('a changed word is separated from unchanged words', () => {
  expect(wordDiff('A 20-tonne crawler excavator', 'A 22-tonne crawler excavator')).toEqual([
    { kind: 'same', text: 'A ' },
    { kind: 'removed', text: '20' },
    { kind: 'added', text: '22' },
    { kind: 'same', text: '-tonne crawler excavator' },
  ]);
});

test('words added at the end do not affect the rest', () => {
  expect(wordDiff('Кран', 'Кран с водителем')).toEqual([
    { kind: 'same', text: 'Кран' },
    { kind: 'added', text: ' с водителем' },
  ]);
});

test('replaced words become one replacement', () => {
  expect(wordDiff('rent a small crane today', 'rent one tall excavator today')).toEqual([
    { kind: 'same', text: 'rent ' },
    { kind: 'removed', text: 'a small crane' },
    { kind: 'added', text: 'one tall excavator' },
    { kind: 'same', text: ' today' },
  ]);
});

test('equal texts have one segment, empty texts none', () => {
  expect(wordDiff('same', 'same')).toEqual([{ kind: 'same', text: 'same' }]);
  expect(wordDiff('', '')).toEqual([]);
});

test('the segments always contain both texts', () => {
  const text = fc.stringMatching(/^[ab ,.]{0,40}$/);
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiff(before, after);
      const side = (kind: 'removed' | 'added') =>
        parts
          .filter((part) => part.kind === 'same' || part.kind === kind)
          .map((part) => part.text)
          .join('');
      expect(side('removed')).toBe(before);
      expect(side('added')).toBe(after);
    }),
  );
});
