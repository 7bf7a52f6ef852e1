import { normalLine } from '@rentyard/validators/normalForm';
import * as z from 'zod/mini';
import { type Subject, subjects } from '../../permissions.ts';
import { searchBounds } from '../../schema/listQuery/listSearch.ts';
import { param } from '../../schema/routes/queryParams.ts';
import { recordId } from '../../schema/routes/requests.ts';
import { flag, string } from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';

/** A record that `GET /search?q=` found; the best matches come first. */
export interface SearchHit {
  /** The module of the record. */
  readonly subject: Subject;
  readonly id: number;
  /** In the language of the request, else in the default one. */
  readonly name: string;
  /** The code, or the e-mail of a user; null when the record has neither. */
  readonly code: string | null;
  /** Words of the query are misspelt or in another alphabet; such hits follow the exact ones. */
  readonly is_similar: boolean;
}

/** Maximum number of hits per resource. */
export const hitsPerResource = 6;

const { min, max } = searchBounds;

const searchText = param<string>(
  {
    type: 'string',
    minLength: min,
    maxLength: max,
    description:
      'Records must contain all of these words, in any order: of a name, a code, a region, an owner or a phone number.',
  },
  (given) => {
    const value = normalLine(given);
    const { length } = [...value];
    if (length === 0) return { problem: { id: 'required' } };
    if (length < min) return { problem: { id: 'min_length', values: { number: min } } };
    return length > max ? { problem: { id: 'max_length', values: { number: max } } } : { value };
  },
);

/** Records of every module that the caller may read. */
export const searchEverything = route({
  method: 'GET',
  path: '/search',
  permission: 'signed-in',
  isForApiKeys: true,
  tag: 'overview',
  query: z.strictObject({ q: searchText }),
  response: z.array(
    z.strictObject({
      subject: z.enum(subjects),
      id: recordId,
      name: string,
      code: z.nullable(string),
      is_similar: flag,
    }),
  ),
  errors: [422],
  summary: 'Find records of every module, exact matches before similar ones',
});
