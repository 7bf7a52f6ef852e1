import { expect, test } from 'vitest';
import { Invalid } from '../failures.ts';
import { QueryParams } from './queryParams.ts';

function problemsOf(read: (params: QueryParams) => void, url: string) {
  const params = new QueryParams(url);
  read(params);
  try {
    params.finish();
    return {};
  } catch (error) {
    if (error instanceof Invalid) return { ...error.problems };
    throw error;
  }
}

test('a missing parameter takes its default', () => {
  const params = new QueryParams('/brands');
  expect(params.takeInteger('page', { min: 1, max: 9, or: 1 })).toBe(1);
  expect(() => params.finish()).not.toThrow();
});

test.each(['1e2', '+1', '1.0', ' 1', '0x1', '-1', ''])(
  'page=%s is not a plain whole number',
  (text) => {
    const read = (params: QueryParams) => params.takeInteger('page', { min: 1, max: 9, or: 1 });
    expect(problemsOf(read, `/brands?page=${encodeURIComponent(text)}`)).toEqual({
      page: [{ id: 'integer' }],
    });
  },
);

test('bounds go into the problem', () => {
  const read = (params: QueryParams) =>
    params.takeInteger('per_page', { min: 1, max: 100, or: 25 });
  expect(problemsOf(read, '/brands?per_page=101')).toEqual({
    per_page: [{ id: 'max_value', values: { number: 100 } }],
  });
});

test('a parameter given twice is repeated, one that nobody takes is unknown', () => {
  const read = (params: QueryParams) => params.take('search');
  expect(problemsOf(read, '/brands?search=a&search=b&colour=red')).toEqual({
    search: [{ id: 'repeated' }],
    colour: [{ id: 'unknown' }],
  });
});

test('a parameter named like a property of every object is unknown like any other', () => {
  const found = problemsOf(() => undefined, '/brands?__proto__=1&constructor=2');
  expect(Object.keys(found).sort()).toEqual(['__proto__', 'constructor']);
});

test('NUL is refused', () => {
  const read = (params: QueryParams) => params.take('search');
  expect(problemsOf(read, '/brands?search=a%00b')).toEqual({ search: [{ id: 'letters' }] });
});
