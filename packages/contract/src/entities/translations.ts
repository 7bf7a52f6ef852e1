import type { TypeOf } from '../schema/route.ts';
import type { progressResponse, translationRow } from './translationRoutes.ts';

/** A line of `GET /translations/progress`. */
export type TranslationProgress = TypeOf<typeof progressResponse>;

export type LanguageProgress = TranslationProgress['languages'][number];

export const translationStates = ['done', 'missing', 'outdated'] as const;

/** `missing`: at least one text is not there; `outdated`: all are, and the source of one was changed since. */
export type TranslationState = (typeof translationStates)[number];

/** A state in a language, as lists are filtered by it: `missing.pl`. */
export const translationFilter = /^(missing|outdated)\.([a-z]{2})$/;

/** A record of `GET /translations/{res}`. */
export type TranslationRow = TypeOf<typeof translationRow>;
