import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import type { RowReport, Step, UndoRow } from './job.ts';

/** Stores the result of a step, in its transaction. */
export async function recordStep(tx: Transaction, id: number, step: Step): Promise<void> {
  const { rows = [] } = step;
  const count = (outcome: RowReport['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
  await tx.rows(sql`
    insert into job_rows (job_id, row, outcome, record_id, name, problems, undo)
    select ${id}, x.row, x.outcome, x.record_id, x.name, x.problems, x.undo
    from json_to_recordset(${JSON.stringify(rows.map(buildRow))}::json)
      as x (row integer, outcome text, record_id bigint, name text, problems jsonb, undo jsonb)`);
  await tx.rows(sql`
    update jobs
    set done = done + ${count('done')}, skipped = skipped + ${count('skipped')},
        failed = failed + ${count('failed')}, attempts = 0,
        cursor = coalesce(${jsonOrNull(step.cursor)}::jsonb, cursor),
        total = coalesce(${step.total ?? null}::integer, total),
        result = coalesce(${jsonOrNull(step.result)}::jsonb, result)
    where id = ${id}`);
  if (step.isLast) await tx.rows(sql`delete from jobs where id = ${id}`);
}

function buildRow({ recordId, ...row }: RowReport) {
  return { ...row, record_id: recordId };
}

function jsonOrNull(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** The rows of a report that can be undone, last first. */
export async function rowsToUndo(
  db: Queryable,
  jobId: number,
  before: number | undefined,
  limit: number,
): Promise<readonly UndoRow[]> {
  return db.rows<UndoRow>(sql`
    select row, record_id, name, undo from job_rows
    where job_id = ${jobId} and undo is not null and row < ${before ?? 2_147_483_647}
    order by row desc limit ${limit}`);
}
