import { expect, test } from 'vitest';
import { BadRequest, Invalid } from '../../errors/failures.ts';
import { parseJson } from '../createHttpApp.ts';

function refusal(text: string): unknown {
  try {
    parseJson(text);
  } catch (error) {
    return error;
  }
  return undefined;
}

test('an empty body is treated as no body', () => {
  expect(parseJson('')).toBeUndefined();
});

test.each(['{"a":', '{a:1}', 'NaN', "{'a':1}"])('a body of %s is rejected', (text) => {
  expect(refusal(text)).toBeInstanceOf(BadRequest);
});

test('problems name the paths of NUL and of unpaired surrogates', () => {
  const error = refusal('{"name":{"en":"a\\u0000b"},"code":"\\ud83d","alias":"\\ud83d\\ude00"}');
  expect(error).toBeInstanceOf(Invalid);
  expect(Object.keys((error as Invalid).problems)).toEqual(['name.en', 'code']);
});

test('keys are checked too, because columns and filters store user-defined keys', () => {
  const error = refusal('{"widths":{"a\\u0000":10,"\\udead":1,"name":2}}');
  expect(Object.keys((error as Invalid).problems)).toEqual(['widths.a\0', 'widths.\udead']);
});

test('a body may have 32 levels but not 33', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;
  expect(refusal(nested(32))).toBeUndefined();
  expect(refusal(nested(33))).toBeInstanceOf(BadRequest);
});
