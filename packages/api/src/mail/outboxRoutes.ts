import { outbox } from '@rentyard/contract/outbox';
import type { FastifyInstance } from 'fastify';
import { listAnswer, send } from '../http/answers.ts';
import { takeListQuery } from '../http/listParams.ts';
import { type JsonSchema, type Operation, pageOf } from '../http/openapi/operation.ts';
import { listParameters } from '../http/openapi/resourceOperations.ts';
import { QueryParams } from '../http/queryParams.ts';
import type { Store } from '../records/store.ts';
import { listMails } from './listMails.ts';

/**
 * `GET /outbox`: the mails of the installation, newest first. Mails carry codes and links that let
 * their reader in as somebody else, so no grant opens it: only an admin may look.
 */
export function outboxRoutes(app: FastifyInstance, store: Store): void {
  app.get('/outbox', { config: { right: 'admin', operation } }, async (request, reply) => {
    const params = new QueryParams(request.url);
    const { isTrash, ...query } = takeListQuery(params, outbox);
    if (isTrash) params.refuse('trashed', { id: 'not_allowed' });
    params.finish();
    return send(reply, listAnswer(await listMails(store, query), query));
  });
}

const text: JsonSchema = { type: 'string' };
const maybe = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const moment: JsonSchema = { type: 'string', format: 'date-time' };

const properties = {
  id: { type: 'integer', minimum: 1 },
  to: text,
  subject: text,
  text,
  html: text,
  state: { enum: outbox.fields.state.options },
  attempts: { type: 'integer', minimum: 0 },
  error: { ...maybe(text), description: 'What the mail server said to the latest failed try.' },
  created_at: moment,
  sent_at: maybe(moment),
};

const operation: Operation = {
  summary: 'Mails that wait, were sent or were refused, newest first. For admins',
  tag: 'mail',
  query: listParameters(outbox).filter(({ name }) => name !== 'trashed'),
  answers: {
    200: pageOf({
      type: 'object',
      required: Object.keys(properties),
      properties,
      additionalProperties: false,
    }),
  },
};
