import fc from 'fast-check';

/** Texts that break parsers, queries, templates and paths. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '0', '-1', '1.5', '1e3', '99999999999999999999', 'NaN', 'null', '%'],
    ...["'", '"', '\\'],
  ),
  fc.constantFrom(
    ...['\u0000', '\ud800', '🚜', 'İ', '../../..', '{{7*7}}', "1' or '1'='1", '<script>', '%00'],
    'true',
  ),
  fc.string({ maxLength: 40, unit: 'binary' }),
);

/** Values of any type where a schema expects another one. */
export const hostileValue = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, false, [], {}, [[]], 1e308, -0, 2 ** 53),
  fc.jsonValue({ maxDepth: 3 }),
);
