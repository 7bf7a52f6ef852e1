import { importedResources } from '@rentyard/contract/entities/importExport';
import { importRoutes as declare } from '@rentyard/contract/entities/importExportRoutes';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { readJob } from '../../jobs/jobRecords.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { localeOf, type RouteContext, writeWithIdempotency } from '../routes/routeContext.ts';
import { headingOf } from './columns.ts';
import { failedRows } from './failedRows.ts';
import { fileOf } from './files.ts';
import { importColumns } from './importColumns.ts';
import { readImport } from './importForm.ts';
import type { ImportPayload } from './importJob.ts';
import { previewImport } from './importPreview.ts';
import { refuseUnclear } from './importQuestions.ts';

/** Imports records from a file: first a preview, then a job that can be undone (P-LIST-12). */
export function importRoutes(app: FastifyInstance, context: RouteContext, jobs: Jobs): void {
  const { store, binding } = context;
  const { name } = binding.resource;
  if (!importedResources.some((one) => one === name)) return;
  const routes = declare(binding.resource);

  handle(app, routes.template, async ({ query, language }) => {
    const columns = importColumns(binding.resource, await store.languages.known());
    const headings = columns.map((column) => headingOf(column, language));
    return fileOf(query, { fileName: `${name}-template`, title: name, headings, rows: [] });
  });

  handle(app, routes.preview, async ({ request, reply, user, language }) => {
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const file = await readImport(request, context);
    const locale = await localeOf(request, store);
    const { signal } = left;
    return previewImport({ store, binding, file, locale, personId: user.id, language, signal });
  });

  handle(app, routes.start, async ({ request, user: person, language }) => {
    const file = await readImport(request, context);
    const known = importColumns(binding.resource, await store.languages.known());
    const columns = file.fields.map((key) => known.find((column) => column.key === key));
    refuseUnclear(file, columns);
    const { headings, fields, mode, marks } = file;
    const payload: ImportPayload = {
      ...{ resource: name, language, headings, fields, mode, marks },
      rows: file.rows.map(({ cells }) => cells),
      numbers: file.rows.map(({ number }) => number),
    };
    return writeWithIdempotency(request, context, payload, async ({ tx }) => {
      const job = { kind: 'import', payload, personId: person.id, total: file.rows.length };
      const id = (await jobs.enqueue(tx, job)) ?? 0;
      return jsonData(JSON.stringify(await readJob(tx, jobs, { id, person })), 202);
    });
  });

  handle(app, routes.failed, async ({ params: { id }, query, user, language }) => {
    await readJob(store.db, jobs, { id, person: user });
    const failed = await failedRows(store.db, { jobId: id, resource: name }, language);
    if (!failed) throw new NotFound();
    return fileOf(query, { fileName: `${name}-failed`, title: name, ...failed });
  });
}
