import { expect, it } from 'vitest';
import { hasKnownDateTokens } from './language.ts';

it.each(['MM/dd/yyyy', "d 'de' MMMM yyyy", 'HH:mm', 'h:mm aaa', 'do MMM', 'yyyy-MM-dd HH:mm:ss'])(
  'recognises every token of %s',
  (format) => expect(hasKnownDateTokens(format)).toBe(true),
);

it.each(['jj.nn', 'dd.MM.yyyyyy', "d 'open", '', '--', 'DD.MM.YYYY'])('rejects %s', (format) =>
  expect(hasKnownDateTokens(format)).toBe(false),
);
