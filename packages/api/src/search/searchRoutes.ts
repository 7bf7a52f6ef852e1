import { subjects } from '@rentyard/contract/permissions';
import { isOfParts } from '@rentyard/contract/resource';
import { searchBounds } from '@rentyard/contract/search';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dataAnswer, send } from '../http/answers.ts';
import { dataOf, type Operation } from '../http/openapi/operation.ts';
import { QueryParams } from '../http/queryParams.ts';
import { askedOf, callerOf } from '../http/routeContext.ts';
import type { Store } from '../records/store.ts';
import { searchRecords } from './searchRecords.ts';

/** `GET /search?q=`: records of every module that the caller may read. */
export function searchRoutes(app: FastifyInstance, store: Store): void {
  app.get('/search', { config: { right: 'signed-in', operation } }, async (request, reply) => {
    const text = takeText(request);
    const { ability } = callerOf(request);
    const kept = store.kept.filter(
      ({ resource }) => !isOfParts(resource) && ability.can('read', resource.subject),
    );
    const asked = await askedOf(request, store);
    return send(reply, dataAnswer(await searchRecords(store, { text, kept, asked })));
  });
}

function takeText(request: FastifyRequest): string {
  const params = new QueryParams(request.url);
  const text = params.take('q')?.trim() ?? '';
  const { length } = [...text];
  if (length === 0) params.refuse('q', { id: 'required', values: { field: 'q' } });
  else if (length < searchBounds.min) {
    params.refuse('q', { id: 'min_length', values: { number: searchBounds.min } });
  } else if (length > searchBounds.max) {
    params.refuse('q', { id: 'max_length', values: { number: searchBounds.max } });
  }
  params.finish();
  return text;
}

const text = { type: 'string' };

const operation: Operation = {
  summary: 'Find records of every module by name, code or e-mail, the best matches first',
  tag: 'overview',
  query: [
    {
      name: 'q',
      description: 'Required. Words that must all be found.',
      schema: { ...text, minLength: searchBounds.min, maxLength: searchBounds.max },
    },
  ],
  answers: {
    200: dataOf({
      type: 'array',
      items: {
        type: 'object',
        required: ['subject', 'id', 'name', 'code'],
        properties: {
          subject: { enum: subjects },
          id: { type: 'integer', minimum: 1 },
          name: text,
          code: { type: ['string', 'null'] },
        },
        additionalProperties: false,
      },
    }),
  },
};
