import type { ImportMode } from '@rentyard/contract/entities/records/importExport';
import type { ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import { analyzeAfter } from '../../db/analyze.ts';
import type { RowReport, RunningJob } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { tryRow } from '../../jobs/tryRow.ts';
import { bindingNamed, buildContext, undoRows } from '../bulk/bulkJob.ts';
import type { Cell } from '../fieldKinds/fieldKind.ts';
import { type ImportedRow, runJobEnded, type Store, type WriteContext } from '../store.ts';
import { type ChosenMarks, columnMarks } from './columnMarks.ts';
import { importColumns } from './importColumns.ts';
import { importRow } from './importRow.ts';
import { repeatedValues } from './repeatedValues.ts';
import { rowDrafts } from './rowDrafts.ts';
import type { TableRow } from './uploaded-table/readTable.ts';

/** Rows per transaction. */
const rowsPerStep = 20;

/** The stored request of an import: the whole file, so that failed rows can be downloaded. */
export interface ImportPayload {
  readonly resource: string;
  readonly headings: readonly string[];
  readonly fields: readonly (string | null)[];
  /** Dates as ISO text. */
  readonly rows: readonly (readonly Cell[])[];
  /** The numbers of the rows in the file. Former versions number them from 1 and store none. */
  readonly numbers?: readonly number[];
  /** As in `TableRow`. Former versions store none. */
  readonly units?: readonly (TableRow['units'] | null)[];
  readonly marks?: ChosenMarks;
  readonly mode: ImportMode;
  readonly language: string;
  /** Former versions store none and read times without an offset as UTC. */
  readonly timeZone?: string;
}

/** Registers the job that runs and undoes imports. */
export function handleImports(jobs: Jobs, store: Store): void {
  jobs.handle<ImportPayload>('import', {
    run: (job) => run(job, store),
    undo: async (job) => undoRows(job, await importContext(job, store), store),
    permissionFor: ({ resource }) => ['import', bindingNamed(store, resource).resource.subject],
  });
}

async function run(job: RunningJob<ImportPayload>, store: Store): Promise<void> {
  const { fields, mode, marks = {}, timeZone = 'UTC' } = job.payload;
  const rows = tableRows(job.payload);
  const { binding, ...writingAt } = await importContext(job, store);
  const known = importColumns(binding.resource, await store.languages.known());
  const columns = fields.map((key) => known.find((column) => column.key === key));
  const numbers = columnMarks(columns, rows, marks);
  const drafts = await rowDrafts(store.db, store, {
    ...{ columns, rows, numbers, locale: writingAt.locale, timeZone },
  });
  const repeated = repeatedValues(drafts, { rows, resource: binding.resource });
  for (let done = Number(job.cursor ?? 0); done < drafts.length; done += rowsPerStep) {
    const part = drafts.slice(done, done + rowsPerStep);
    await job.step(async (tx) => {
      await binding.hooks.lock?.(tx);
      const write: WriteContext = { tx, store, binding, ...writingAt };
      const reports: RowReport[] = [];
      for (const [index, draft] of part.entries()) {
        const row = rows[done + index]?.number ?? done + index + 1;
        const problems = repeated.get(draft);
        reports.push(
          problems
            ? { row, outcome: 'failed', name: nameOf(draft), problems }
            : await report(write, draft, { row, mode }),
        );
      }
      if (done + part.length === drafts.length) await runJobEnded({ tx, store, jobId: job.id });
      return { rows: reports, cursor: done + part.length };
    });
  }
  await analyzeAfter(store.db, binding.resource.name, drafts.length);
}

/** A file decides about many records at once, so owners and clients are not notified of them. */
async function importContext(job: RunningJob<ImportPayload>, store: Store) {
  return { ...(await buildContext(job, store)), notifiesCustomers: false };
}

/** The rows of a stored import with their numbers in the file. */
export function tableRows({
  rows,
  numbers,
  units,
}: Pick<ImportPayload, 'rows' | 'numbers' | 'units'>): readonly TableRow[] {
  return rows.map((cells, index) => ({
    number: numbers?.[index] ?? index + 1,
    cells,
    units: units?.[index] ?? undefined,
  }));
}

async function report(
  write: WriteContext,
  draft: ImportedRow,
  { row, mode }: { readonly row: number; readonly mode: ImportMode },
): Promise<RowReport> {
  const outcome = await tryRow(write.tx, () => importRow(write, draft, mode));
  const about = { row, name: nameOf(draft) };
  if (outcome.problems) return { ...about, outcome: 'failed', problems: outcome.problems };
  const { id, undo, reason }: { id: number | undefined; undo?: unknown; reason?: ProblemsByPath } =
    outcome.result;
  return undo
    ? { ...about, outcome: 'done', recordId: id, undo }
    : { ...about, outcome: 'skipped', recordId: id, problems: reason };
}

/** The label of a row in reports. */
export function nameOf({ draft }: ImportedRow): string | undefined {
  return typeof draft.code === 'string' ? draft.code : undefined;
}
