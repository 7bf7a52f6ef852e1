import { reorderRoute as declare } from '@rentyard/contract/schema/routes/writeRoutes';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { name } from '../../db/sqlFragments.ts';
import { Invalid } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { runAfterWrite, type WriteContext } from '../store.ts';
import { change } from '../write/changeRecord.ts';
import { recordChange } from '../write/history.ts';
import { type RouteContext, writeWithIdempotency } from './routeContext.ts';

/** `PATCH /brands/order` `{ids}`: a manual order, for resources with a `sort_order`. */
export function reorderRoute(app: FastifyInstance, context: RouteContext): void {
  handle(app, declare(context.binding.resource), async ({ body, request }) =>
    writeWithIdempotency(request, context, request.body, async (write) =>
      jsonData(JSON.stringify({ changed: await reorderRecords(write, body.ids) })),
    ),
  );
}

/** Gap between two records, so that a third one can be inserted by hand. */
const roomyStep = 10;
const greatest = 100_000;

/** A record with its new position. */
interface Positioned {
  readonly id: number;
  readonly sort_order: number;
  readonly version: number;
}

/**
 * Puts records in the given order, within the positions that they have among all records of their
 * kind. Other records keep their positions. The records exchange their `sort_order`, so that only
 * moved records are written; if values repeat, all records are renumbered. Returns the changed
 * records.
 * @throws {Invalid} when one of them does not exist.
 */
async function reorderRecords(
  write: WriteContext,
  ids: readonly number[],
): Promise<readonly Positioned[]> {
  const { tx, binding } = write;
  const records = await tx.rows<Positioned>(sql`
    select id, sort_order, version from ${name(binding.resource.name)}
    where deleted_at is null order by sort_order, id for update`);
  const byId = new Map(records.map((record) => [record.id, record]));
  if (!ids.every((id) => byId.has(id))) throw Invalid.at('ids', { id: 'not_found' });
  const moved = new Set(ids);
  const inTurn = ids.values();
  const order = records.map((record) =>
    moved.has(record.id) ? (byId.get(inTurn.next().value ?? record.id) ?? record) : record,
  );
  const positions = positionsFor(records.map(({ sort_order }) => sort_order));
  const changed = order.flatMap((record, at) => {
    const position = positions[at] ?? record.sort_order;
    return position === record.sort_order ? [] : [{ record, position }];
  });
  for (const { record, position } of changed) await put(write, record, position);
  if (changed.length > 0) runAfterWrite(write);
  return changed.map(({ record: { id, version }, position }) => ({
    id,
    sort_order: position,
    version: version + 1,
  }));
}

/** Unchanged when no two records share a position. */
function positionsFor(positions: readonly number[]): readonly number[] {
  if (new Set(positions).size === positions.length) return positions;
  const step = Math.min(roomyStep, Math.floor(greatest / positions.length));
  return positions.map((_, at) => (at + 1) * step);
}

async function put(write: WriteContext, record: Positioned, position: number): Promise<void> {
  const { id, version, sort_order: from } = record;
  await change(write, { id, version }, [{ column: 'sort_order', value: sql`${position}` }]);
  await recordChange(write, {
    id,
    version: version + 1,
    action: 'update',
    changes: [{ path: 'sort_order', from, to: position }],
  });
}
