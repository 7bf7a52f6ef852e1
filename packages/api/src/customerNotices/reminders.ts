import type { CustomerNotice } from '@rentyard/contract/entities/chat/customerNotices';
import { sql } from 'drizzle-orm';
import { orders } from '../entities/orders/orders.ts';
import { JobPostponed } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { enqueueJob } from '../jobs/jobTable.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { Store } from '../records/store.ts';
import { readNoticeRecord } from './noticeRecord.ts';
import { type NoticeSender, sendNotices, waitFor } from './sendNotices.ts';

const reminderJob = 'customer_reminder';

type Reminder = Extract<CustomerNotice, 'return_tomorrow' | 'return_late'>;

interface ReminderPayload {
  readonly order: number;
  readonly notice: Reminder;
}

/** Orders that are late for longer were late before the reminders began, or somebody deals with them. */
const remindedDays = 7;

const isDueTomorrow = sql`(o.due_at at time zone w.time_zone)::date
  = (n.moment at time zone w.time_zone)::date + 1`;
const isLate = sql`o.due_at < n.moment`;

/**
 * Queues the reminders of machines that are out: due tomorrow by the calendar of the project, or late. Each is
 * queued once per order and end; an extension has reminders of its own. The assignee of a late one is notified.
 */
export async function queueReminders(store: Store, notifier: Notifier): Promise<void> {
  const now = store.clock();
  await store.db.transaction(async (tx) => {
    const due = await tx.rows<ReminderPayload>(sql`
      insert into customer_reminders (order_id, notice, due_at, created_at)
      select o.id, case when ${isLate} then 'return_late' else 'return_tomorrow' end, o.due_at, n.moment
      from (select ${now.toISOString()}::timestamptz as moment) n
      join orders o on o.life_stage = 'out' and o.deleted_at is null
        and o.due_at > n.moment - ${sql.raw(String(remindedDays))} * interval '1 day'
        and o.due_at < n.moment + interval '2 days'
      join projects p on p.id = o.project_id
      join work_calendars w on w.id = p.work_calendar_id
      where ${isLate} or ${isDueTomorrow}
      on conflict do nothing
      returning order_id as "order", notice`);
    for (const payload of due) await enqueueJob(tx, { kind: reminderJob, payload }, now);
    const late = due.filter(({ notice }) => notice === 'return_late').map(({ order }) => order);
    const assigned = await tx.rows<{ id: number; assignee: number }>(sql`
      select id, assignee_id as assignee from orders
      where id = any(${sql.param(late)}::bigint[]) and assignee_id is not null order by id`);
    for (const { id: recordId, assignee } of assigned) {
      const notice = { kind: 'late', binding: orders, recordId, by: null } as const;
      await notifier.notify(tx, store, { ...notice, userIds: [assignee] });
    }
  });
}

/** Registers the job that sends a reminder, if the machine is still out by then. */
export function handleReminders(jobs: Jobs, sender: NoticeSender): void {
  const { clock } = sender;
  jobs.handle<ReminderPayload>(reminderJob, {
    isStored: false,
    pool: 'messages',
    async run(job) {
      const { order, notice } = job.payload;
      let waitUntil: Date | undefined;
      await job.step(async (tx) => {
        const record = await readNoticeRecord(tx, 'orders', order);
        const now = clock();
        const isRight = await tx.one(sql`
          select 1 from orders where id = ${order} and life_stage = 'out'
            and (due_at < ${now.toISOString()}) = ${notice === 'return_late'}`);
        if (!record || !isRight) return { isLast: true };
        waitUntil = await waitFor(tx, { record, now });
        if (waitUntil) return {};
        await sendNotices(tx, { record, notices: [notice] }, sender);
        return { isLast: true };
      });
      if (waitUntil) throw new JobPostponed(waitUntil);
    },
  });
}
