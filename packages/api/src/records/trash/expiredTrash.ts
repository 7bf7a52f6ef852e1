import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { name } from '../../db/sqlFragments.ts';
import type { RunningJob } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { tryRow } from '../../jobs/tryRow.ts';
import type { ResourceBinding } from '../resourceBinding.ts';
import type { Store } from '../store.ts';
import { purgeRecords } from './trash.ts';

/** The trash is looked through by one process at a time. */
const kind = 'expired_trash';
const dayLength = 86_400_000;
/** Records that one transaction removes: few enough that others need not wait for it. */
const rowsPerStep = 20;

interface Parts {
  readonly store: Store;
  readonly jobs: Jobs;
  /** How long records wait in the trash, in days. */
  readonly days: number;
}

/** Removes for good what has waited in the trash for its days (P-EDIT-7). */
export interface ExpiredTrash {
  /** Queues the removal when there is anything to remove. */
  look(): Promise<void>;
}

/** Registers how it is done. To be called before the jobs start. */
export function openExpiredTrash({ store, jobs, days }: Parts): ExpiredTrash {
  const limit = () => new Date(store.clock().getTime() - days * dayLength).toISOString();
  // What points comes before what is pointed at, as far as the order of registration tells.
  const bindings = store.allBindings.toReversed();

  jobs.handle(kind, {
    isStored: false,
    async run(job) {
      // What something else in the trash held on to is free after that one has gone.
      while (await removeOnce(job, store, { bindings, limit: limit() }));
    },
  });

  return {
    async look() {
      if (!(await isAnyExpired(store.db, bindings, limit()))) return;
      await store.db.transaction((tx) => jobs.enqueue(tx, { kind, payload: {}, key: kind }));
    },
  };
}

/** One table after the other: on the embedded database others wait for the question that is asked. */
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
  /** What was deleted before this moment. */
  readonly limit: string;
}

/** Goes through all resources once. False when nothing could be removed. */
async function removeOnce(
  job: RunningJob,
  store: Store,
  { bindings: binding, limit }: Expired,
): Promise<boolean> {
  const { default: fallback } = await store.languages.known();
  const locale = { language: fallback, fallback };
  let isAnyGone = false;
  for (const one of binding) {
    let after: number | undefined = 0;
    while (after !== undefined) {
      const from: number = after;
      await job.step(async (tx) => {
        const rows = await tx.rows<{ id: number }>(sql`
          select id from ${name(one.resource.name)}
          where deleted_at is not null and deleted_at < ${limit} and id > ${from}
          order by id limit ${rowsPerStep}`);
        for (const { id } of rows) {
          const outcome = await tryRow(tx, () =>
            purgeRecords({ tx, store, binding: one, locale }, [id]),
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
