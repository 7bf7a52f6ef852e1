import { historyActions } from '@rentyard/contract/history';
import { subjects } from '@rentyard/contract/permissions';
import { newClient, user } from '@rentyard/contract/user';
import { sessionSchema } from '../../auth/accountSchemas.ts';
import { dataOf, type JsonSchema, type Operation, ref } from '../../http/openapi/operation.ts';
import { draftSchema } from '../../http/openapi/recordSchemas.ts';
import { componentName } from '../../http/openapi/resourceOperations.ts';
import {
  closed,
  count,
  flag,
  id,
  listOf,
  moment,
  orNull,
  text,
} from '../../http/openapi/schemaParts.ts';

const tag = 'users';

const figures = closed({ total: count, active: count, pending: count, suspended: count });

const belongings: JsonSchema = orNull(
  closed({
    total: count,
    items: listOf(closed({ id, name: text, code: text, status: text, updated_at: moment })),
  }),
);

/** What the calls of people say of themselves. */
export const userOperations = {
  dashboard: {
    summary: 'Figures about people',
    tag,
    answers: {
      200: dataOf(
        closed({
          staff: figures,
          clients: figures,
          waiting_for_approval: count,
          invited: count,
          with_two_step: count,
          password_expired: count,
          email_unverified: count,
          documents_unverified: count,
          seen: closed({ now: count, day: count, week: count }),
          mails: closed({ has_server: flag, waiting: count, failed: count }),
          added: listOf(
            closed({ date: { type: 'string', format: 'date' }, staff: count, clients: count }),
          ),
        }),
      ),
    },
  },
  read: {
    summary: 'A person with sessions, activity, offers and orders. Changes nothing',
    tag,
    answers: {
      200: dataOf(
        closed({
          user: ref(componentName(user, 'Shown')),
          sessions: listOf(closed(sessionSchema)),
          activity: listOf(
            closed({
              id,
              action: { enum: historyActions },
              subject: { enum: subjects },
              record: ref('Option'),
              created_at: moment,
            }),
          ),
          offers: belongings,
          orders: belongings,
        }),
      ),
    },
  },
  addClient: {
    summary: 'Make a client: somebody who owns offers and places orders, and never signs in here',
    tag,
    body: { schema: draftSchema(newClient, 'create'), isForm: true },
    answers: { 201: dataOf(ref(componentName(user, 'Edited'))) },
    refusals: [409],
    isIdempotent: true,
  },
} as const satisfies Readonly<Record<string, Operation>>;
