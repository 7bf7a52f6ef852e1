import { bulkRoutes as declare } from '@rentyard/contract/entities/bulkRoutes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Forbidden } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import type { Person } from '../../http/person.ts';
import { readJob } from '../../jobs/jobRecords.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { localeOf, type RouteContext, writeWithIdempotency } from '../routes/routeContext.ts';
import { actionOf, type BulkRequest, readBulk } from './bulkBody.ts';
import type { BulkPayload } from './bulkJob.ts';
import { previewBulk } from './preview.ts';

/** Changes many records: first a preview, then a job that can be undone (P-LIST-8). */
export function bulkRoutes(app: FastifyInstance, context: RouteContext, jobs: Jobs): void {
  const { store, binding } = context;
  const { name, subject } = binding.resource;
  const routes = declare(binding.resource);

  /** Each change needs the permission of the matching single call. */
  async function read(request: FastifyRequest, { ability }: Person): Promise<BulkRequest> {
    const wanted = await readBulk(request, context);
    const action = actionOf(wanted.change);
    if (!ability.can(action, subject)) throw new Forbidden(action, subject);
    return wanted;
  }

  handle(app, routes.preview, async ({ request, user, language }) => {
    const { ids, change } = await read(request, user);
    const locale = await localeOf(request, store);
    return previewBulk({ store, binding, ids, change, locale, personId: user.id, language });
  });

  handle(app, routes.start, async ({ request, user: person, language }) => {
    const { ids, change } = await read(request, person);
    const payload: BulkPayload = { resource: name, ids, change, language };
    return writeWithIdempotency(request, context, request.body, async ({ tx }) => {
      const job = { kind: 'bulk', payload, personId: person.id, total: ids.length };
      const id = (await jobs.enqueue(tx, job)) ?? 0;
      return jsonData(JSON.stringify(await readJob(tx, jobs, { id, person })), 202);
    });
  });
}
