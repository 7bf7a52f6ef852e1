import {
  cancelOrder,
  extendOrder,
  handOverOrder,
  repriceOrder,
  returnOrder,
  undoRental,
} from '@rentyard/contract/entities/rental/rentalRoutes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { handle } from '../../../http/handle.ts';
import { type JsonResponse, jsonData } from '../../../http/jsonResponse.ts';
import type { EditedRecord } from '../../../records/find.ts';
import {
  matchedVersion,
  type RouteContext,
  writeWithIdempotency,
} from '../../../records/routes/routeContext.ts';
import type { WriteContext } from '../../../records/store.ts';
import { cancel, extend, handOver, reprice, returnMachine } from './rentalActions.ts';
import { undoStep } from './undoStep.ts';

interface Given {
  readonly id: number;
  readonly version: number | undefined;
}

/** The steps of the life of an order. */
export function orderLifeRoutes(app: FastifyInstance, context: RouteContext): void {
  const step = (
    request: FastifyRequest,
    { id, version }: { readonly id: number; readonly version?: number | null | undefined },
    work: (write: WriteContext, given: Given) => Promise<EditedRecord>,
  ): Promise<JsonResponse> => {
    const given = { id, version: version ?? matchedVersion(request) };
    return writeWithIdempotency(request, context, request.body, async (write) =>
      jsonData(JSON.stringify(await work(write, given))),
    );
  };

  handle(app, handOverOrder, async ({ params: { id }, body, request }) =>
    step(request, { id, version: body.version }, (write, given) => handOver(write, given, body)),
  );
  handle(app, returnOrder, async ({ params: { id }, body, request }) =>
    step(request, { id, version: body.version }, (write, given) =>
      returnMachine(write, given, body),
    ),
  );
  handle(app, extendOrder, async ({ params: { id }, body, request }) =>
    step(request, { id, version: body.version }, (write, given) =>
      extend(write, given, body.ends_at),
    ),
  );
  handle(app, cancelOrder, async ({ params: { id }, body, request }) =>
    step(request, { id, version: body.version }, (write, given) =>
      cancel(write, given, body.reason),
    ),
  );
  handle(app, repriceOrder, async ({ params: { id }, body, request }) =>
    step(request, { id, version: body.version }, reprice),
  );
  handle(app, undoRental, async ({ params: { id }, body, request }) =>
    step(request, { id, version: body.version }, undoStep),
  );
}
