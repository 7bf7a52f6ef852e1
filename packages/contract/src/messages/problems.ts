import type { LanguageCode } from '../languages.ts';
import { en, type ProblemMessages } from './problems/en.ts';
import { pl } from './problems/pl.ts';
import { ro } from './problems/ro.ts';
import { ru } from './problems/ru.ts';
import { tr } from './problems/tr.ts';
import { ua } from './problems/ua.ts';

export type ProblemId = keyof ProblemMessages;

/** The message of each problem, in every language. */
export const problemMessages: Readonly<Record<LanguageCode, ProblemMessages>> = {
  en,
  ru,
  ua,
  ro,
  tr,
  pl,
};
