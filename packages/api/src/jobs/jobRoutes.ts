import { rowOutcomes } from '@rentyard/contract/job';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { Forbidden } from '../failures.ts';
import { dataAnswer, listAnswer, send } from '../http/answers.ts';
import { BodyParams } from '../http/bodyParams.ts';
import { answerOnce } from '../http/idempotency.ts';
import { takePage } from '../http/listParams.ts';
import { QueryParams } from '../http/queryParams.ts';
import { callerOf, idOf, takeNoParams } from '../http/routeContext.ts';
import { jobOperations } from './jobOperations.ts';
import { decideJob, listJobRows, readJob, undoJob } from './jobRecords.ts';
import type { Jobs } from './jobs.ts';

interface Context {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
}

/** Progress and report of jobs, and what their owners decide over them. */
export function jobRoutes(app: FastifyInstance, { db, clock, jobs }: Context): void {
  const right = 'signed-in';
  const asked = (request: FastifyRequest) => ({ id: idOf(request), person: callerOf(request) });

  /** Rights may have changed since the job was asked for. */
  async function refuseWithoutRight(on: Queryable, { id, person }: ReturnType<typeof asked>) {
    const job = await on.one<{ kind: string; payload: unknown }>(
      sql`select kind, payload from jobs where id = ${id}`,
    );
    const needed = job && jobs.rightFor(job.kind, job.payload);
    if (needed && !person.ability.can(...needed)) throw new Forbidden(...needed);
  }

  app.get(
    '/jobs/:id',
    { config: { right, operation: jobOperations.show } },
    async (request, reply) => {
      const wanted = asked(request);
      takeNoParams(request);
      return send(reply, dataAnswer(JSON.stringify(await readJob(db, jobs, wanted))));
    },
  );

  app.get(
    '/jobs/:id/rows',
    { config: { right, operation: jobOperations.rows } },
    async (request, reply) => {
      const wanted = asked(request);
      const params = new QueryParams(request.url);
      const query = {
        id: wanted.id,
        outcome: params.takeChoice('outcome', rowOutcomes),
        ...takePage(params),
      };
      params.finish();
      await readJob(db, jobs, wanted);
      return send(reply, listAnswer(await listJobRows(db, query, request.language), query));
    },
  );

  for (const decision of ['pause', 'resume', 'cancel', 'retry'] as const) {
    app.post(
      `/jobs/:id/${decision}`,
      { config: { right, operation: jobOperations[decision] } },
      async (request, reply) => {
        const wanted = asked(request);
        takeNoParams(request);
        new BodyParams(request.body).finish();
        const answer = await answerOnce(request, { db, clock, body: request.body }, async (tx) => {
          await readJob(tx, jobs, wanted);
          if (decision === 'resume' || decision === 'retry') await refuseWithoutRight(tx, wanted);
          await decideJob(tx, { id: wanted.id, decision }, clock());
          await jobs.announce(tx);
          return dataAnswer(JSON.stringify(await readJob(tx, jobs, wanted)));
        });
        return send(reply, answer);
      },
    );
  }

  app.post(
    '/jobs/:id/undo',
    { config: { right, operation: jobOperations.undo } },
    async (request, reply) => {
      const { id, person } = asked(request);
      takeNoParams(request);
      new BodyParams(request.body).finish();
      const answer = await answerOnce(request, { db, clock, body: request.body }, async (tx) => {
        const job = await readJob(tx, jobs, { id, person });
        await refuseWithoutRight(tx, { id, person });
        const made = await undoJob(tx, jobs, job, { personId: person.id, now: clock() });
        return dataAnswer(JSON.stringify(await readJob(tx, jobs, { id: made, person })), 201);
      });
      return send(reply, answer);
    },
  );
}
