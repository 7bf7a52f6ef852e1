import { brand } from '@rentyard/contract/brand';
import type { Merge, MergeOutcome } from '@rentyard/contract/merge';
import type { FastifyInstance } from 'fastify';
import { dataAnswer, send } from '../../http/answers.ts';
import { BodyParams } from '../../http/bodyParams.ts';
import { dataOf, type Operation, ref } from '../../http/openapi/operation.ts';
import { closed, count, id, listOf, text } from '../../http/openapi/schemaParts.ts';
import { reorderRoute } from '../../http/reorderRoute.ts';
import { resourceRoutes } from '../../http/resourceRoutes.ts';
import { type RouteContext, takeNoParams, writeOnce } from '../../http/routeContext.ts';
import { keep } from '../../records/kept.ts';
import type { Writing } from '../../records/writing.ts';
import { mergeBrands, previewMerge } from './merge.ts';

export const brands = keep(brand);

export function brandRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  reorderRoute(app, context);
  mergeRoute(app, context, { path: '/brands/merge/preview', work: previewMerge });
  mergeRoute(app, context, { path: '/brands/merge', work: mergeBrands });
}

interface MergeCall {
  readonly path: string;
  readonly work: (writing: Writing, merge: Merge) => Promise<MergeOutcome>;
}

function mergeRoute(app: FastifyInstance, context: RouteContext, { path, work }: MergeCall): void {
  const operation = path.endsWith('preview') ? operations.preview : operations.merge;
  // Whoever may not delete brands does not come to it by merging them.
  app.post(path, { config: { right: ['delete', 'brands'], operation } }, async (request, reply) => {
    takeNoParams(request);
    const params = new BodyParams(request.body);
    const merge = { into: params.takeId('into'), ids: params.takeIds('ids') };
    params.finish();
    const answer = await writeOnce(request, context, request.body, async (writing) =>
      dataAnswer(JSON.stringify(await work(writing, merge))),
    );
    return send(reply, answer);
  });
}

const call = {
  tag: 'brands',
  body: { schema: closed({ into: id, ids: { ...listOf(id), minItems: 1 } }) },
  answers: {
    200: dataOf(
      closed({
        into: ref('Option'),
        merged: listOf(ref('Option')),
        moves: listOf(closed({ subject: text, count })),
      }),
    ),
  },
  refusals: [409],
  isIdempotent: true,
};

const operations = {
  preview: { ...call, summary: 'What a merge of brands would move' },
  merge: { ...call, summary: 'Let one brand stand for others, which go to the trash' },
} as const satisfies Readonly<Record<string, Operation>>;
