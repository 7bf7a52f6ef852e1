import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { themeCss } from '../../packages/ui/src/theme/theme.ts';
import { contrastReport, measuredPairs, unmeasuredTexts } from './contrastReport.ts';
import { cssOfTokens } from './cssOfTokens.ts';
import { designTokens } from './designTokens.ts';
import type { DesignTokens, Token } from './tokenTypes.ts';

const published: DesignTokens = JSON.parse(readFileSync('packages/ui/tokens.json', 'utf8'));

describe('packages/ui/tokens.json', () => {
  test('equals the theme; npm run tokens:update writes it', () => {
    expect(published).toEqual(designTokens());
  });

  test('becomes the style sheet of the theme again', () => {
    expect(cssOfTokens(published)).toBe(themeCss);
  });

  test('has a type, a value and legal names in every token', () => {
    const tokens = [...tokensIn(published)];
    expect(tokens.length).toBeGreaterThan(150);
    for (const [path, token] of tokens) {
      expect(path, 'The format reserves these characters.').not.toMatch(/[{}$]/);
      expect(token).toEqual({ $type: expect.any(String), $value: expect.anything() });
    }
  });

  test('has colours whose components and hexadecimal notation agree', () => {
    for (const [path, { $type, $value }] of tokensIn(published)) {
      if ($type !== 'color' || typeof $value === 'string') continue;
      const pairs = $value.components.map((share) =>
        Math.round(share * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      expect(`#${pairs.join('')}`, path).toBe($value.hex);
    }
  });
});

describe('the contrast of the theme', () => {
  test.each(measuredPairs())('$color on $background is at least $minimum', (pair) => {
    expect(Math.min(pair.light, pair.dark)).toBeGreaterThanOrEqual(pair.minimum);
  });

  test('is measured for every colour of texts', () => {
    expect(unmeasuredTexts()).toEqual([]);
  });

  test('equals docs/contrast.md; npm run tokens:update writes it', () => {
    expect(readFileSync('docs/contrast.md', 'utf8')).toBe(contrastReport());
  });
});

function* tokensIn(group: object, path = ''): Generator<readonly [string, Token]> {
  for (const [name, value] of Object.entries(group)) {
    if (typeof value !== 'object') continue;
    if ('$value' in value) yield [`${path}${name}`, value];
    else yield* tokensIn(value, `${path}${name}.`);
  }
}
