import { sql } from 'drizzle-orm';
import { name } from '../../db/sqlFragments.ts';
import { Invalid } from '../../errors/failures.ts';
import { announce, type WriteContext } from '../writeContext.ts';
import { recordChange } from './history.ts';
import { change } from './save.ts';

/** Room that is left between two records, so that a third fits in by hand. */
const roomyStep = 10;
const greatest = 100_000;

/** A record whose place changed. */
export interface Positioned {
  readonly id: number;
  readonly sort_order: number;
  readonly version: number;
}

/**
 * Puts records in the given order, in the places that they hold among all records of their kind; the
 * others keep theirs. Their `sort_order` is passed around, so that only records that move are written,
 * unless it repeats: then all are numbered anew. Answers with the records that changed.
 * @throws {Invalid} when one of them is not there.
 */
export async function reorderRecords(
  write: WriteContext,
  ids: readonly number[],
): Promise<readonly Positioned[]> {
  const { tx, binding } = write;
  const standing = await tx.rows<Positioned>(sql`
    select id, sort_order, version from ${name(binding.resource.name)}
    where deleted_at is null order by sort_order, id for update`);
  const byId = new Map(standing.map((record) => [record.id, record]));
  if (!ids.every((id) => byId.has(id))) throw Invalid.at('ids', { id: 'not_found' });
  const moved = new Set(ids);
  const inTurn = ids.values();
  const order = standing.map((record) =>
    moved.has(record.id) ? (byId.get(inTurn.next().value ?? record.id) ?? record) : record,
  );
  const positions = positionsFor(standing.map(({ sort_order }) => sort_order));
  const changed = order.flatMap((record, at) => {
    const position = positions[at] ?? record.sort_order;
    return position === record.sort_order ? [] : [{ record, place: position }];
  });
  for (const { record, place: position } of changed) await put(write, record, position);
  if (changed.length > 0) announce(write);
  return changed.map(({ record: { id, version }, place: position }) => ({
    id,
    sort_order: position,
    version: version + 1,
  }));
}

/** The places as they are when no two records share one. */
function positionsFor(standing: readonly number[]): readonly number[] {
  if (new Set(standing).size === standing.length) return standing;
  const step = Math.min(roomyStep, Math.floor(greatest / standing.length));
  return standing.map((_, at) => (at + 1) * step);
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
