import {
  jobDecisions,
  listJobRowsCall,
  showJob,
  undoJobCall,
} from '@rentyard/contract/entities/job';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../config/clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { Forbidden } from '../errors/failures.ts';
import type { User } from '../http/access/user.ts';
import { handle } from '../http/handle.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { jsonData, jsonPage, pageOf } from '../http/jsonResponse.ts';
import { decideJob, listJobRows, readJob, undoJob } from './jobRecords.ts';
import type { Jobs } from './jobs.ts';

interface Context {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
}

interface Wanted {
  readonly id: number;
  readonly person: User;
}

/** Progress and report of jobs, and the actions of their owners. */
export function jobRoutes(app: FastifyInstance, { db, clock, jobs }: Context): void {
  /** Permissions may have changed since the job was requested. */
  async function refuseWithoutPermission(on: Queryable, { id, person }: Wanted) {
    const job = await on.one<{ kind: string; payload: unknown }>(
      sql`select kind, payload from jobs where id = ${id}`,
    );
    const needed = job && jobs.permissionFor(job.kind, job.payload);
    if (needed && !person.ability.can(...needed)) throw new Forbidden(...needed);
  }

  handle(app, showJob, async ({ params, user: person }) =>
    jsonData(JSON.stringify(await readJob(db, jobs, { id: params.id, person }))),
  );

  handle(app, listJobRowsCall, async ({ params: { id }, query, user: person, language }) => {
    const page = pageOf(query);
    await readJob(db, jobs, { id, person });
    const rows = await listJobRows(db, { id, outcome: query.outcome, ...page }, language);
    return jsonPage(rows, page);
  });

  for (const decision of ['pause', 'resume', 'cancel', 'retry'] as const) {
    handle(app, jobDecisions[decision], async ({ params: { id }, body, user, request }) => {
      const wanted = { id, person: user };
      return withIdempotency(request, { db, clock, body }, async (tx) => {
        await readJob(tx, jobs, wanted);
        if (decision === 'resume' || decision === 'retry')
          await refuseWithoutPermission(tx, wanted);
        await decideJob(tx, { id, decision, personId: user.id }, clock());
        return jsonData(JSON.stringify(await readJob(tx, jobs, wanted)));
      });
    });
  }

  handle(app, undoJobCall, async ({ params: { id }, body, user: person, request }) =>
    withIdempotency(request, { db, clock, body }, async (tx) => {
      const job = await readJob(tx, jobs, { id, person });
      await refuseWithoutPermission(tx, { id, person });
      const made = await undoJob(tx, job, { personId: person.id, now: clock() });
      return jsonData(JSON.stringify(await readJob(tx, jobs, { id: made, person })), 201);
    }),
  );
}
