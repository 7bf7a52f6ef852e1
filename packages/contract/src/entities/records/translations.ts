import * as z from 'zod/mini';
import { subjects } from '../../permissions.ts';
import { flagParam, pageParams, searchParam, textParam } from '../../schema/routes/queryParams.ts';
import { count, flag, id, page, string } from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';

/** A line of `GET /translations/progress`. */
export type TranslationProgress = TypeOf<typeof progressResponse>;

export type LanguageProgress = TranslationProgress['languages'][number];

export const translationStates = ['done', 'missing', 'outdated'] as const;

/**
 * `missing`: at least one text is missing; `outdated`: all texts exist, and the source of one has
 * changed since.
 */
export type TranslationState = (typeof translationStates)[number];

/** A record of `GET /translations/{res}`. */
export type TranslationRow = TypeOf<typeof translationRow>;

/** The progress of one language: `filled` of the `total` texts that exist in any language. */
const languageProgress = z.strictObject({
  language: string,
  filled: count,
  total: count,
  // Records that lack at least one text in this language.
  missing_records: count,
  // Texts whose source, in the default language, changed after they were written.
  outdated: count,
  // Records with at least one outdated text.
  outdated_records: count,
});

export const progressResponse = z.strictObject({
  subject: z.enum(subjects),
  resource: string,
  records: count,
  // False when the numbers are estimated from a sample, for very many records.
  is_exact: flag,
  languages: z.array(languageProgress),
});

/** A record with its missing and outdated texts in the language of the request. */
export const translationRow = z.strictObject({
  id,
  version: id,
  name: string,
  // Fields without a text in that language that have one in another language.
  missing: z.array(string),
  // Fields whose source text has changed since.
  outdated: z.array(string),
  // Fields that have a text in any language.
  total: count,
  // By content language.
  states: z.record(string, z.enum(translationStates)),
});

const common = {
  method: 'GET',
  permission: ['read', 'translations'],
  tag: 'translations',
} as const;

export const readProgress = route({
  ...{ ...common, path: '/translations/progress' },
  response: z.array(progressResponse),
  errors: [422],
  summary: 'Progress of the translations, by resource and language',
});

/** `names` are the resources with translated texts. */
// @__NO_SIDE_EFFECTS__
export function translationsRoute(names: readonly string[]) {
  return route({
    ...{ ...common, path: '/translations/:resource' },
    params: z.object({ resource: z.enum(names) }),
    query: z.strictObject({
      language: z.optional(textParam('The language of the request by default.')),
      missing: flagParam('Only records that lack a text.'),
      outdated: flagParam('Only records with a text whose source was changed since.'),
      search: searchParam,
      ...pageParams,
    }),
    response: page(translationRow),
    errors: [404, 422],
    summary: 'Records with their missing texts in a language',
  });
}
