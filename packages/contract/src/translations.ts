import type { Subject } from './permissions.ts';

/** How far one language is, in texts: `filled` of `total` that are written in any language. */
export interface LanguageProgress {
  readonly language: string;
  readonly filled: number;
  readonly total: number;
  /** Records that lack at least one text in this language. */
  readonly missing_records: number;
  /** Texts whose source, in the default language, was changed after they were written. */
  readonly outdated: number;
  /** Records with at least one of these. */
  readonly outdated_records: number;
}

/** A line of `GET /translations/progress`. */
export interface TranslationProgress {
  readonly subject: Subject;
  readonly resource: string;
  readonly records: number;
  /** False where the figures were reckoned from a part of very many records. */
  readonly is_exact: boolean;
  readonly languages: readonly LanguageProgress[];
}

export const translationStates = ['done', 'missing', 'outdated'] as const;

/** `missing`: at least one text is not there; `outdated`: all are, and the source of one was changed since. */
export type TranslationState = (typeof translationStates)[number];

/** A state in a language, as lists are filtered by it: `missing.pl`. */
export const translationFilter = /^(missing|outdated)\.([a-z]{2})$/;

/** A record of `GET /translations/{res}`: what it lacks in the asked language. */
export interface TranslationRow {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  /** Fields without a text in that language, though another language has one. */
  readonly missing: readonly string[];
  /** Fields whose source text was changed since. */
  readonly outdated: readonly string[];
  /** Fields that have a text in any language. */
  readonly total: number;
  /** How the record stands in each content language. */
  readonly states: Readonly<Record<string, TranslationState>>;
}
