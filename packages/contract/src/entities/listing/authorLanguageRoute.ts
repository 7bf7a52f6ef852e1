import * as z from 'zod/mini';
import { languageCodes } from '../../languages.ts';
import type { Resource } from '../../schema/resource.ts';
import { param } from '../../schema/routes/queryParams.ts';
import { route } from '../../schema/routes/route.ts';
import { bulkBounds } from '../records/bulk.ts';

const ids = param<readonly number[]>(
  { type: 'string', pattern: '^[0-9]+(,[0-9]+)*$', description: 'Ids of the records.' },
  (text) => {
    const given = text.split(',');
    if (!given.every((id) => /^[1-9]\d{0,14}$/.test(id))) return { problem: { id: 'type' } };
    return given.length > bulkBounds.ids
      ? { problem: { id: 'max_value', values: { number: bulkBounds.ids } } }
      : { value: [...new Set(given.map(Number))] };
  },
);

/** The language for the reason of a status change, for callers who may not read users. */
// @__NO_SIDE_EFFECTS__
export function authorLanguageRoute({ name, subject }: Resource) {
  return route({
    method: 'GET',
    path: `/${name}/author_language`,
    permission: ['read', subject],
    query: z.strictObject({ ids }),
    response: z.strictObject({ language: z.nullable(z.enum(languageCodes)) }),
    errors: [422],
    summary: `The language that the authors of some ${name} read, when it is the same for all`,
    tag: name,
  });
}
