import { brand } from '@rentyard/contract/entities/brand';
import { mergeRoute, previewMergeRoute } from '@rentyard/contract/entities/brandRoutes';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { registerResource } from '../../records/resourceBinding.ts';
import { reorderRoute } from '../../records/routes/reorderRoute.ts';
import { resourceRoutes } from '../../records/routes/resourceRoutes.ts';
import { type RouteContext, writeWithIdempotency } from '../../records/routes/routeContext.ts';
import { mergeBrands, previewMerge } from './mergeBrands.ts';

export const brands = registerResource(brand);

export function brandRoutes(app: FastifyInstance, context: RouteContext): void {
  resourceRoutes(app, context);
  reorderRoute(app, context);
  for (const [route, work] of [
    [previewMergeRoute, previewMerge],
    [mergeRoute, mergeBrands],
  ] as const) {
    handle<typeof route>(app, route, async ({ body, request }) =>
      writeWithIdempotency(request, context, body, async (write) =>
        jsonData(JSON.stringify(await work(write, body))),
      ),
    );
  }
}
