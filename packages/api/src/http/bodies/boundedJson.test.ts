import { expect, test } from 'vitest';
import { BadRequest, TooLarge } from '../../errors/failures.ts';
import { BoundedJson } from './boundedJson.ts';

const parse = (text: string) => new BoundedJson().parse(text);

test.each([
  ['nothing but a value', '"a,b"'],
  ['signs inside a text', JSON.stringify({ a: '[{,'.repeat(30_000) })],
  ['escaped quotes', String.raw`{"a\"{[,":"\\","b":"\\\"[["}`],
  [
    '1,000 fields',
    JSON.stringify(Object.fromEntries([...Array(999).keys()].map((at) => [`k${at}`, at]))),
  ],
  ['a long list', JSON.stringify(Array(15_000).fill([]).slice(0, 9_000))],
  ['two wide objects', JSON.stringify(Array(2).fill(wide(900)))],
])('the parser accepts %s', (_name, text) => {
  expect(parse(text)).toEqual(JSON.parse(text));
});

test.each([
  ['a wide object', JSON.stringify(wide(1_001))],
  ['a wide object after a small one', JSON.stringify([{ a: {} }, wide(1_001)])],
  ['many values', JSON.stringify(Array(100_001).fill(0))],
  ['many objects', JSON.stringify(Array(51_000).fill({}))],
])('the parser rejects %s', (_name, text) => {
  expect(() => parse(text)).toThrow(TooLarge);
});

test('the parser rejects more than 32 levels', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect(() => parse(nested(32))).not.toThrow();
  expect(() => parse(nested(33))).toThrow(BadRequest);
});

test('the parser counts all JSON texts of one request together', () => {
  const json = new BoundedJson();
  const text = JSON.stringify(Array(60_000).fill(0));
  json.parse(text);
  expect(() => json.parse(text)).toThrow(TooLarge);
});

test.each(['{"a', '"\\', '{"a":1,', ']', '}{'])('the check leaves %s to the parser', (text) => {
  expect(() => parse(text)).toThrow(SyntaxError);
});

function wide(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, at]));
}
