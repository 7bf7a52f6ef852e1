import type { Status } from '@rentyard/contract/schema/statuses';
import type { Queryable } from '../db/database.ts';
import { rejectionReasons } from './data/phrases.ts';
import type { SeedRow } from './insertRows.ts';

/** A seeded record, as its history needs it. */
export interface HistoryOf {
  readonly id: number | undefined;
  readonly status: Status;
  readonly created_at: string;
  readonly updated_at: string;
  readonly created_by: number;
}

/** The status transitions from `new` to each status. */
const ways: Readonly<Record<Status, readonly (readonly [from: Status, to: Status])[]>> = {
  new: [],
  active: [['new', 'active']],
  hidden: [
    ['new', 'active'],
    ['active', 'hidden'],
  ],
  rejected: [['new', 'rejected']],
};

/** Inserts the status history that seeded records would have. */
export async function seedStatusHistory(
  db: Queryable,
  resource: string,
  records: readonly HistoryOf[],
): Promise<void> {
  const steps = records.flatMap((record, at) => stepsOf(resource, record, at));
  await db.insertRows('status_history', steps);
}

function stepsOf(resource: string, record: HistoryOf, at: number): readonly SeedRow[] {
  const way = ways[record.status];
  const from = Date.parse(record.created_at);
  const to = Date.parse(record.updated_at);
  return way.map(([before, after], step) => ({
    resource,
    record_id: record.id,
    from_status: before,
    to_status: after,
    reason: after === 'rejected' ? rejectionReasons[at % rejectionReasons.length] : null,
    created_at: new Date(from + ((to - from) * (step + 1)) / way.length).toISOString(),
    created_by: record.created_by,
  }));
}
