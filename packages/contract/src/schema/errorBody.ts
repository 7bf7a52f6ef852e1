import * as z from 'zod/mini';
import { type ErrorCode, errorMessages } from '../messages/errors.ts';
import { id, named, noted, problemsByPath, string, use } from './responses.ts';

/** The body of every response of 400 and above. */
export const errorBody = named(
  'Error',
  z.strictObject({
    message: string,
    code: z.enum(Object.keys(errorMessages.en) as ErrorCode[]),
    request_id: string,
    errors: z.optional(problemsByPath),
    data: z.optional(
      noted({ description: 'The record as it is now (409 version_conflict).' }, z.unknown()),
    ),
    base_version: z.optional(id),
    uses: z.optional(z.array(use)),
    count: z.optional(
      noted(
        { description: 'The number as it is now (409 count_changed).' },
        z.int().check(z.minimum(0)),
      ),
    ),
  }),
);
