import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Forbidden } from '../failures.ts';
import { dataAnswer, send } from '../http/answers.ts';
import {
  askedOf,
  callerOf,
  type RouteContext,
  takeNoParams,
  writeOnce,
} from '../http/routeContext.ts';
import { readJob } from '../jobs/jobRecords.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type BulkRequest, readBulk } from './bulkBody.ts';
import type { BulkPayload } from './bulkJob.ts';
import { bulkOperations } from './bulkOperations.ts';
import { previewBulk } from './preview.ts';

/** Changes of many records at once: first seen, then done by a job that can be taken back (P-LIST-8). */
export function bulkRoutes(app: FastifyInstance, context: RouteContext, jobs: Jobs): void {
  const { store, kept } = context;
  const { name, subject } = kept.resource;
  const operations = bulkOperations(kept.resource);
  const right = ['read', subject] as const;

  /** Each change needs the right of the single call that it stands for. */
  async function read(request: FastifyRequest): Promise<BulkRequest> {
    takeNoParams(request);
    const wanted = await readBulk(request, context);
    if (!callerOf(request).ability.can(wanted.action, subject)) {
      throw new Forbidden(wanted.action, subject);
    }
    return wanted;
  }

  app.post(
    `/${name}/bulk/preview`,
    { config: { right, operation: operations.preview } },
    async (request, reply) => {
      const { ids, change } = await read(request);
      const asked = await askedOf(request, store);
      const personId = callerOf(request).id;
      const { language } = request;
      const preview = await previewBulk({ store, kept, ids, change, asked, personId, language });
      return send(reply, dataAnswer(JSON.stringify(preview)));
    },
  );

  app.post(
    `/${name}/bulk`,
    { config: { right, operation: operations.start } },
    async (request, reply) => {
      const { ids, change } = await read(request);
      const person = callerOf(request);
      const payload: BulkPayload = { resource: name, ids, change, language: request.language };
      const answer = await writeOnce(request, context, request.body, async ({ tx }) => {
        const job = { kind: 'bulk', payload, personId: person.id, total: ids.length };
        const id = (await jobs.enqueue(tx, job)) ?? 0;
        return dataAnswer(JSON.stringify(await readJob(tx, jobs, { id, person })), 202);
      });
      return send(reply, answer);
    },
  );
}
