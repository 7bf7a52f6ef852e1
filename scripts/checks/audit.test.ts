import { expect, test } from 'vitest';
import { verdictOf } from './audit.mjs';

const found = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      'sanitize-html': { name: 'sanitize-html', severity, range: '<2.17.2' },
    },
  });

test.each(['moderate', 'high', 'critical'])(
  'a vulnerability of %s severity fails and is reported',
  (severity) => {
    const { isGood, text } = verdictOf(found(severity));
    expect(isGood).toBe(false);
    expect(text).toContain(`sanitize-html <2.17.2: ${severity}`);
  },
);

test('a low severity passes, and so does an empty report', () => {
  expect(verdictOf(found('low')).isGood).toBe(true);
  expect(verdictOf('{"vulnerabilities":{}}').isGood).toBe(true);
});

test.each(['{"message":"405 Method Not Allowed","statusCode":405}', ''])(
  'a registry without advisories is reported and does not fail: %s',
  (json) => {
    const { isGood, text } = verdictOf(json);
    expect(isGood).toBe(true);
    expect(text).toMatch(/^Skipped: the registry gave no advisories \((405 Method|no answer)/);
  },
);
