import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { name } from '../../db/sqlFragments.ts';
import type { RunningJob } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { tryRow } from '../../jobs/tryRow.ts';
import type { ResourceBinding, Store } from '../store.ts';
import { purgeRecords } from './trash.ts';

/** The job kind and its key: one process at a time works on the trash. */
const kind = 'expired_trash';
const dayLength = 86_400_000;
/** Records per transaction: few enough that other writes do not wait long. */
const rowsPerStep = 20;

interface Dependencies {
  readonly store: Store;
  readonly jobs: Jobs;
  /** How long records stay in the trash, in days. */
  readonly days: number;
}

/** Purges records whose days in the trash are over (P-EDIT-7). */
export interface ExpiredTrash {
  /** Queues the job when any record has expired. */
  enqueueDue(): Promise<void>;
}

/** Registers the job. Call it before the jobs start. */
export function openExpiredTrash({ store, jobs, days }: Dependencies): ExpiredTrash {
  const limit = () => new Date(store.clock().getTime() - days * dayLength).toISOString();
  // Reversed, so that referencing records usually come before the referenced ones.
  const bindings = store.allBindings.toReversed();

  jobs.handle(kind, {
    isStored: false,
    async run(job) {
      // A purged record may have been the last use of another one.
      while (await removeOnce(job, store, { bindings, limit: limit() }));
    },
  });

  return {
    async enqueueDue() {
      if (!(await isAnyExpired(store.db, bindings, limit()))) return;
      await store.db.transaction((tx) => jobs.enqueue(tx, { kind, payload: {}, key: kind }));
    },
  };
}

/** Queries one table at a time: the embedded database runs one query at a time, so a long one blocks the others. */
async function isAnyExpired(
  on: Queryable,
  bindings: readonly ResourceBinding[],
  limit: string,
): Promise<boolean> {
  for (const { resource } of bindings) {
    const found = await on.one(sql`
      select 1 from ${name(resource.name)}
      where deleted_at is not null and deleted_at < ${limit} limit 1`);
    if (found) return true;
  }
  return false;
}

interface Expired {
  readonly bindings: readonly ResourceBinding[];
  /** Records deleted before this time have expired. */
  readonly limit: string;
}

/** Goes through all resources once. Returns false when nothing was purged. */
async function removeOnce(
  job: RunningJob,
  store: Store,
  { bindings, limit }: Expired,
): Promise<boolean> {
  const { default: fallback } = await store.languages.known();
  const locale = { language: fallback, fallback };
  let isAnyGone = false;
  for (const binding of bindings) {
    let after: number | undefined = 0;
    while (after !== undefined) {
      const from: number = after;
      await job.step(async (tx) => {
        const rows = await tx.rows<{ id: number }>(sql`
          select id from ${name(binding.resource.name)}
          where deleted_at is not null and deleted_at < ${limit} and id > ${from}
          order by id limit ${rowsPerStep}`);
        for (const { id } of rows) {
          const outcome = await tryRow(tx, () =>
            purgeRecords({ tx, store, binding, locale }, [id]),
          );
          isAnyGone ||= outcome.problems === undefined;
        }
        after = rows.length < rowsPerStep ? undefined : rows.at(-1)?.id;
        return {};
      });
    }
  }
  return isAnyGone;
}
