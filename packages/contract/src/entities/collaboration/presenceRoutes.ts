import * as z from 'zod/mini';
import type { Subject } from '../../permissions.ts';
import { nullableText, recordId } from '../../schema/routes/requests.ts';
import { option } from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import { maxTabNameLength, presentStates } from './presence.ts';

/**
 * Other users who have a record open (P-EDIT-6). The subjects are those of records that can be
 * opened.
 */
// @__NO_SIDE_EFFECTS__
export function presenceRoute(openable: readonly Subject[]) {
  return route({
    method: 'POST',
    path: '/presence',
    permission: 'signed-in',
    tag: 'presence',
    body: z.strictObject({
      subject: z.enum(openable),
      id: recordId,
      state: z.enum(presentStates),
      // Distinguishes the tabs of one user.
      tab: nullableText(maxTabNameLength),
    }),
    response: z.array(z.strictObject({ person: option, state: z.enum(['looking', 'editing']) })),
    errors: [403, 404, 422],
    summary:
      'Report that the caller has a record open. The response lists other viewers. Expires after 75 s',
  });
}
