import { importedResources } from '@rentyard/contract/exchange';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { NotFound } from '../failures.ts';
import { dataAnswer, send } from '../http/answers.ts';
import { QueryParams } from '../http/queryParams.ts';
import {
  askedOf,
  callerOf,
  idOf,
  type RouteContext,
  takeNoParams,
  writeOnce,
} from '../http/routeContext.ts';
import { readJob } from '../jobs/jobRecords.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Cell } from './cells.ts';
import { headingOf } from './columns.ts';
import { takeFormat } from './exportRoutes.ts';
import { failedRows } from './failedRows.ts';
import { fileOf, mediaTypes } from './files.ts';
import { importColumns } from './importColumns.ts';
import { readImport } from './importForm.ts';
import type { ImportPayload } from './importJob.ts';
import { importOperations } from './importOperations.ts';
import { previewImport } from './importPreview.ts';

/** Records brought in from a file: tried first, then done by a job that can be taken back (P-LIST-12). */
export function importRoutes(app: FastifyInstance, context: RouteContext, jobs: Jobs): void {
  const { store, kept } = context;
  const { name, subject } = kept.resource;
  if (!importedResources.some((one) => one === name)) return;
  const operations = importOperations(kept.resource);
  const right = ['import', subject] as const;

  function sendFile(
    reply: FastifyReply,
    url: string,
    {
      title,
      headings,
      rows,
    }: { title: string; headings: readonly string[]; rows: readonly Cell[][] },
  ) {
    const params = new QueryParams(url);
    const format = takeFormat(params);
    params.finish();
    return reply
      .type(mediaTypes[format])
      .header('content-disposition', `attachment; filename="${title}.${format}"`)
      .send(fileOf(format, { title: name, headings, rows }));
  }

  app.get(
    `/${name}/import/template`,
    { config: { right, operation: operations.template } },
    async (request, reply) => {
      const columns = importColumns(kept.resource, await store.languages.known());
      const headings = columns.map((column) => headingOf(column, request.language));
      return sendFile(reply, request.url, { title: `${name}-template`, headings, rows: [] });
    },
  );

  app.post(
    `/${name}/import/preview`,
    { config: { right, operation: operations.preview } },
    async (request, reply) => {
      takeNoParams(request);
      const file = await readImport(request, context);
      const asked = await askedOf(request, store);
      const { id: personId } = callerOf(request);
      const { language } = request;
      const preview = await previewImport({ store, kept, file, asked, personId, language });
      return send(reply, dataAnswer(JSON.stringify(preview)));
    },
  );

  app.post(
    `/${name}/import`,
    { config: { right, operation: operations.start } },
    async (request, reply) => {
      takeNoParams(request);
      const file = await readImport(request, context);
      const person = callerOf(request);
      const payload: ImportPayload = { ...file, resource: name, language: request.language };
      const answer = await writeOnce(request, context, payload, async ({ tx }) => {
        const job = { kind: 'import', payload, personId: person.id, total: file.rows.length };
        const id = (await jobs.enqueue(tx, job)) ?? 0;
        return dataAnswer(JSON.stringify(await readJob(tx, jobs, { id, person })), 202);
      });
      return send(reply, answer);
    },
  );

  app.get(
    `/${name}/import/:id/failed`,
    { config: { right, operation: operations.failed } },
    async (request, reply) => {
      const jobId = idOf(request);
      await readJob(store.db, jobs, { id: jobId, person: callerOf(request) });
      const failed = await failedRows(store.db, { jobId, resource: name }, request.language);
      if (!failed) throw new NotFound();
      return sendFile(reply, request.url, { title: `${name}-failed`, ...failed });
    },
  );
}
