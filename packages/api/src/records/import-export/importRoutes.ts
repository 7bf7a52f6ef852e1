import { importRoutes as declare } from '@rentyard/contract/entities/records/importExportRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { NotFound } from '../../errors/failures.ts';
import { leftSignal, withProgress } from '../../http/callProgress.ts';
import { handle } from '../../http/handle.ts';
import { localizedProblems } from '../../http/handleError.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { readJob } from '../../jobs/jobRecords.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Cell } from '../fieldKinds/fieldKind.ts';
import { findLocale, type RouteContext, writeWithIdempotency } from '../routes/routeContext.ts';
import { formatHeading } from './columns.ts';
import { buildFile } from './files.ts';
import { importColumns } from './importColumns.ts';
import { readImport } from './importForm.ts';
import { type ImportPayload, tableRows } from './importJob.ts';
import { previewImport } from './importPreview.ts';
import { refuseUnclear } from './importQuestions.ts';

/** Imports records from a file: first a preview, then a job that can be undone (P-LIST-12). */
export function importRoutes(app: FastifyInstance, context: RouteContext, jobs: Jobs): void {
  const { store, binding } = context;
  const { name } = binding.resource;
  if (!binding.resource.isImported) return;
  const routes = declare(binding.resource);

  handle(app, routes.template, async ({ query, language }) => {
    const columns = importColumns(binding.resource, await store.languages.known());
    const headings = columns.map((column) => formatHeading(column, language));
    return buildFile(query, { fileName: `${name}-template`, title: name, headings, rows: [] });
  });

  handle(app, routes.preview, async ({ request, reply, user, language }) => {
    const signal = leftSignal(reply);
    const file = await readImport(request, context, signal);
    const locale = await findLocale(request, store);
    const personId = user.id;
    return withProgress({ request, reply, signal }, (report) =>
      previewImport({ store, binding, file, locale, personId, language, signal, report }),
    );
  });

  handle(app, routes.start, async ({ request, user: person, language }) => {
    const file = await readImport(request, context);
    const known = importColumns(binding.resource, await store.languages.known());
    const columns = file.fields.map((key) => known.find((column) => column.key === key));
    refuseUnclear(file, columns);
    const { headings, fields, mode, marks, timeZone } = file;
    const payload: ImportPayload = {
      ...{ resource: name, language, headings, fields, mode, marks, timeZone },
      rows: file.rows.map(({ cells }) => cells),
      numbers: file.rows.map(({ number }) => number),
      ...(file.rows.some(({ units }) => units) && {
        units: file.rows.map(({ units }) => units ?? null),
      }),
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
    return buildFile(query, { fileName: `${name}-failed`, title: name, ...failed });
  });
}

/** The failed rows of an import with their original cells, plus a column with the problems. */
interface FailedRows {
  readonly headings: readonly string[];
  readonly rows: readonly Cell[][];
}

/** The heading of the column with the problems. */
const problemHeadings: Readonly<Record<LanguageCode, string>> = {
  en: 'Problems',
  ru: 'Ошибки',
  ua: 'Помилки',
  ro: 'Probleme',
  tr: 'Sorunlar',
  pl: 'Błędy',
};

/** Undefined when the job is not an import of this resource. */
async function failedRows(
  on: Queryable,
  { jobId, resource }: { readonly jobId: number; readonly resource: string },
  language: LanguageCode,
): Promise<FailedRows | undefined> {
  const job = await on.one<{ payload: ImportPayload }>(sql`
    select payload from jobs
    where id = ${jobId} and kind = 'import' and undo_of is null and payload ->> 'resource' = ${resource}`);
  if (!job) return undefined;
  const failed = await on.rows<{ row: number; problems: ProblemsByPath | null }>(sql`
    select row, problems from job_rows where job_id = ${jobId} and outcome = 'failed' order by row`);
  const { headings } = job.payload;
  const rows = new Map(
    tableRows(job.payload).map(({ number, cells, units }) => [
      number,
      cells.map((cell, at) => (units?.[at] === undefined ? cell : `${cell} ${units[at]}`)),
    ]),
  );
  const width = Math.max(headings.length, ...failed.map(({ row }) => rows.get(row)?.length ?? 0));
  const columns = Array.from({ length: width }, (_, index) => headings[index] ?? '');
  return {
    headings: [...columns, problemHeadings[language]],
    rows: failed.map(({ row, problems }) => [
      ...columns.map((_, index) => rows.get(row)?.[index] ?? null),
      inWords(problems ?? {}, language),
    ]),
  };
}

/** `code: This value is already taken; name.en: ...` */
function inWords(problems: ProblemsByPath, language: LanguageCode): string {
  return Object.entries(localizedProblems(problems, language))
    .map(([path, found]) => {
      const messages = found.map(({ message }) => message).join(', ');
      return path === '' ? messages : `${path}: ${messages}`;
    })
    .join('; ');
}
