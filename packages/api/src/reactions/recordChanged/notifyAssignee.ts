import type { Status } from '@rentyard/contract/schema/statuses';
import { sql } from 'drizzle-orm';
import { name } from '../../db/sqlFragments.ts';
import type { Notifier } from '../../notifications/notifier.ts';
import type { RecordedChange, WriteContext } from '../../records/store.ts';

/**
 * Notifies the assignee of a record of their assignment, and of later changes of its status: once
 * for all records of a job.
 */
export async function notifyAssignee(
  notifier: Notifier,
  write: WriteContext,
  { id, action, changes = [] }: RecordedChange,
): Promise<void> {
  const { tx, store, binding, personId, jobId } = write;
  if (!('assignee' in binding.resource.fields)) return;
  const isAssigned = action === 'create' || changes.some(({ path }) => path === 'assignee');
  const status = changes.find(({ path }) => path === 'status')?.to as Status | undefined;
  if (!isAssigned && status === undefined) return;
  const record = await tx.one<{ assignee: number | null }>(sql`
    select assignee_id as assignee from ${name(binding.resource.name)} where id = ${id}`);
  if (!record?.assignee) return;
  const notice = { binding, recordId: id, by: personId, userIds: [record.assignee], jobId };
  await notifier.notify(
    tx,
    store,
    status === undefined
      ? { ...notice, kind: 'assignment' }
      : { ...notice, kind: 'status', status },
  );
}
