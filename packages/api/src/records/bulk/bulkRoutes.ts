import { type BulkChange, bulkBounds } from '@rentyard/contract/entities/records/bulk';
import {
  type BulkPreview,
  bulkRoutes as declare,
} from '@rentyard/contract/entities/records/bulkRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Problem } from '@rentyard/validators';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Forbidden } from '../../errors/failures.ts';
import type { User } from '../../http/access/user.ts';
import { handle } from '../../http/handle.ts';
import { localizedProblem, localizedProblems } from '../../http/handleError.ts';
import { jsonData } from '../../http/jsonResponse.ts';
import { readJob } from '../../jobs/jobRecords.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { dryRun, type RowResult, tryRow } from '../../jobs/tryRow.ts';
import { findLocale, type RouteContext, writeWithIdempotency } from '../routes/routeContext.ts';
import type { WriteContext } from '../store.ts';
import { type Applied, applyChange } from './applyChange.ts';
import { actionOf, type BulkRequest, readBulk } from './bulkBody.ts';
import type { BulkPayload } from './bulkJob.ts';
import { recordNames } from './recordNames.ts';

/** Changes many records: first a preview, then a job that can be undone (P-LIST-8). */
export function bulkRoutes(app: FastifyInstance, context: RouteContext, jobs: Jobs): void {
  const { store, binding } = context;
  const { name, subject } = binding.resource;
  const routes = declare(binding.resource);

  /** Each change needs the permission of the matching single call. */
  async function read(request: FastifyRequest, { ability }: User): Promise<BulkRequest> {
    const wanted = await readBulk(request, context);
    const action = actionOf(wanted.change);
    if (!ability.can(action, subject)) throw new Forbidden(action, subject);
    return wanted;
  }

  handle(app, routes.preview, async ({ request, user, language }) => {
    const { ids, change } = await read(request, user);
    const locale = await findLocale(request, store);
    return previewBulk({ store, binding, ids, change, locale, personId: user.id, language });
  });

  handle(app, routes.start, async ({ request, user: person, language }) => {
    const { ids, change, isByFilter } = await read(request, person);
    const payload: BulkPayload = { resource: name, ids, change, isByFilter, language };
    return writeWithIdempotency(request, context, request.body, async ({ tx }) => {
      const job = { kind: 'bulk', payload, personId: person.id, total: ids.length };
      const id = (await jobs.enqueue(tx, job)) ?? 0;
      return jsonData(JSON.stringify(await readJob(tx, jobs, { id, person })), 202);
    });
  });
}

/** Records per dry run: limits how many rows it locks. */
const rowsPerDryRun = 50;

interface Previewed extends Omit<WriteContext, 'tx'> {
  readonly ids: readonly number[];
  readonly change: BulkChange;
  /** The language of the problems. */
  readonly language: LanguageCode;
}

/** Runs a bulk change as a dry run and returns its effects. */
async function previewBulk(previewed: Previewed): Promise<BulkPreview> {
  const { ids, change, store, language } = previewed;
  const checked = ids.slice(0, bulkBounds.previewed);
  const rowResult: (readonly [id: number, name: string, RowResult<Applied>])[] = [];
  for (let start = 0; start < checked.length; start += rowsPerDryRun) {
    const part = checked.slice(start, start + rowsPerDryRun);
    const names = await recordNames(store.db, store, { ...previewed, ids: part });
    await dryRun(store.db, async (tx) => {
      const write: WriteContext = { ...previewed, tx };
      await write.binding.hooks.lock?.(tx);
      for (const id of part) {
        const outcome = await tryRow(tx, () => applyChange(write, id, change));
        rowResult.push([id, names.get(id) ?? '', outcome]);
      }
    });
  }
  const skipped = rowResult.filter(([, , { problems }]) => problems);
  const changed = rowResult.filter(([, , { problems }]) => !problems);
  return {
    total: ids.length,
    checked: checked.length,
    will_change: changed.length,
    will_skip: skipped.length,
    reasons: findReasons(
      skipped.map(([, , { problems }]) => Object.values(problems ?? {}).flat()[0]),
      language,
    ),
    rows: [...skipped, ...changed].map(([id, name, outcome]) => ({
      id,
      name,
      outcome: outcome.problems ? 'skip' : 'change',
      changes: outcome.problems ? [] : outcome.result.changes,
      errors: localizedProblems(outcome.problems ?? {}, language),
    })),
  };
}

/** Counts the skipped records of each reason. */
function findReasons(
  problems: readonly (Problem | undefined)[],
  language: LanguageCode,
): BulkPreview['reasons'] {
  const counts = new Map<string, { problem: Problem; count: number }>();
  for (const problem of problems) {
    if (!problem) continue;
    const { message } = localizedProblem(problem, language);
    const known = counts.get(message);
    counts.set(message, { problem, count: (known?.count ?? 0) + 1 });
  }
  return [...counts]
    .map(([message, { problem, count }]) => ({ rule: problem.id, message, count }))
    .sort((a, b) => b.count - a.count);
}
