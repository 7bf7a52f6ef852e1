import { expect, test } from 'vitest';
import { queryWithReturnAddress } from './queryWithReturnAddress.ts';

test('every sign-in step keeps the requested page', () => {
  const search = '?from=%2Foffers%2Fpage%2F2%3Fsort%3Dcode%26quick_filter%3Da%2Bb';
  const next = queryWithReturnAddress(search, { forgot: '1' });
  expect(Object.fromEntries(new URLSearchParams(next))).toEqual({
    forgot: '1',
    from: '/offers/page/2?sort=code&quick_filter=a+b',
  });
  expect(queryWithReturnAddress(next)).toBe(search);
});

test('the query has no return address when no page was requested', () => {
  expect(queryWithReturnAddress('')).toBe('');
  expect(queryWithReturnAddress('?forgot=1')).toBe('');
  expect(queryWithReturnAddress('', { forgot: '1' })).toBe('?forgot=1');
});
