import type { LanguageCode } from '@rentyard/contract/languages';
import type { ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { localizedProblems } from '../../http/handleError.ts';
import type { Cell } from '../fieldKinds/fieldKind.ts';
import { type ImportPayload, tableRows } from './importJob.ts';

/** The failed rows of an import with their original cells, plus a column with the problems. */
export interface FailedRows {
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
export async function failedRows(
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
  const rows = new Map(tableRows(job.payload).map(({ number, cells }) => [number, cells]));
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
