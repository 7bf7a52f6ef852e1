import {
  approveProposals,
  rejectProposals,
} from '@rentyard/contract/entities/proposal/proposalRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../db/database.ts';
import type { Locale } from '../db/sqlFragments.ts';
import { Forbidden, NotFound, WrongState } from '../errors/failures.ts';
import { confirmPermissions } from '../http/access/permissions.ts';
import type { User } from '../http/access/user.ts';
import { handle } from '../http/handle.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { type JsonResponse, jsonData } from '../http/jsonResponse.ts';
import { readJob } from '../jobs/jobRecords.ts';
import { recordStep } from '../jobs/jobReport.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { enqueueJob } from '../jobs/jobTable.ts';
import { bindingNamed } from '../records/bulk/bulkJob.ts';
import { findLocale } from '../records/routes/routeContext.ts';
import type { WriteContext } from '../records/store.ts';
import { type CarriedOut, carryOut, lockOpen, type Refusal } from './decideProposals.ts';
import { describeObstacle, type ProposalRow } from './proposalRows.ts';
import type { Context } from './storeProposal.ts';
import { buildUndo } from './undoProposals.ts';

/** Approves and rejects proposals. */
export function decisionRoutes(app: FastifyInstance, context: Context, jobs: Jobs): void {
  const { store } = context;
  const { db, clock } = store;

  handle(app, approveProposals, async ({ body, user, request, language }) => {
    const locale = await findLocale(request, store);
    const once = { db, clock, body: request.body, confirmsPermissions: true };
    return withIdempotency(request, once, async (tx) => {
      const { open, refused: unfit } = await lockOpen(tx, store, { ids: body.ids, user });
      // A call that changes users or roles may change the permissions of its approver.
      const lock = open.map(findLock).find((one) => one !== undefined);
      await lock?.(tx);
      if (lock) await confirmPermissions(request, tx);
      const approved: CarriedOut[] = [];
      const refused: Refusal[] = [...unfit];
      for (const row of open) {
        const result = await carryOut(context, tx, row, { user, locale });
        if ('row' in result) approved.push(result);
        else refused.push(result);
      }
      refuseAll(approved.length, refused, open);
      const job = approved.length === 0 ? null : await storeJob(tx, { approved, user, locale });
      for (const { row, outcome } of approved) {
        await decide(tx, row, {
          state: 'approved',
          user,
          reason: body.reason,
          job: jobIn(outcome) ?? job,
        });
      }
      if (!lock) await confirmPermissions(request, tx);
      const served = job === null ? null : await readJob(tx, jobs, { id: job, person: user });
      return answer(
        { approved: approved.map(({ row }) => row.id), job: served },
        refused,
        language,
      );
    });
  });

  handle(app, rejectProposals, async ({ body, user, request, language }) =>
    withIdempotency(request, { db, clock, body: request.body }, async (tx) => {
      const { open, refused: unfit } = await lockOpen(tx, store, { ids: body.ids, user });
      const refused: Refusal[] = [...unfit];
      const rejected: number[] = [];
      for (const row of open) {
        const isAuthor = row.author.id === user.id;
        if (!isAuthor && !user.ability.can(row.action, row.subject)) {
          refused.push({ id: row.id, code: 'forbidden' });
          continue;
        }
        const state = isAuthor ? 'withdrawn' : 'rejected';
        await decide(tx, row, { state, user, reason: body.reason, job: null });
        rejected.push(row.id);
      }
      refuseAll(rejected.length, refused, open);
      return answer({ rejected }, refused, language);
    }),
  );

  const findLock = ({ resource }: ProposalRow) =>
    store.allBindings.find((one) => one.resource.name === resource)?.hooks.lock;

  interface Finished {
    readonly approved: readonly CarriedOut[];
    readonly user: User;
    readonly locale: Locale;
  }

  /** Stores the job that can undo what was approved. */
  async function storeJob(tx: Transaction, { approved, user, locale }: Finished): Promise<number> {
    const now = clock();
    const payload = { language: locale.language };
    const total = approved.length;
    const id = await enqueueJob(tx, { kind: 'proposals', payload, personId: user.id, total }, now);
    if (id === undefined) throw new Error('The job of approved proposals was not stored.');
    const writeFor = (resource: string): WriteContext => ({
      ...{ tx, store, personId: user.id, locale },
      binding: bindingNamed(store, resource),
    });
    const rows = [];
    for (const [index, { row, written }] of approved.entries()) {
      const undo = await buildUndo(row, written, writeFor);
      rows.push({
        row: index + 1,
        outcome: 'done' as const,
        recordId: row.record_id ?? written[0]?.record_id,
        name: row.record_name ?? undefined,
        undo,
      });
    }
    await recordStep(tx, id, { rows });
    await tx.rows(sql`
      update jobs set state = 'done', started_at = ${now.toISOString()}, finished_at = ${now.toISOString()}
      where id = ${id}`);
    return id;
  }

  interface Decision {
    readonly state: 'approved' | 'rejected' | 'withdrawn';
    readonly user: User;
    readonly reason: string | null;
    readonly job: number | null;
  }

  async function decide(tx: Transaction, { id }: ProposalRow, decision: Decision): Promise<void> {
    const { state, user, reason, job } = decision;
    const now = clock().toISOString();
    await tx.rows(sql`
      update proposals
      set state = ${state}, decided_by = ${user.id}, decided_at = ${now}, decision_reason = ${reason},
        job_id = ${job}, obstacle = null, form = null, version = version + 1, updated_at = ${now},
        updated_by = ${user.id}
      where id = ${id}`);
  }
}

/** The job that an approved call has queued. */
function jobIn({ status, body }: CarriedOut['outcome']): number | undefined {
  const data = body.data as { readonly id?: number; readonly kind?: string } | undefined;
  return status === 202 && data?.kind !== undefined ? data.id : undefined;
}

/** A decision about nothing is an error, if all proposals were refused for the same reason. */
function refuseAll(
  done: number,
  refused: readonly Refusal[],
  [first]: readonly ProposalRow[],
): void {
  if (done > 0) return;
  const codes = new Set(refused.map(({ code }) => code));
  const [code] = codes;
  if (codes.size !== 1) return;
  if (first) {
    // Other obstacles are stored with the proposals.
    if (code === 'forbidden') throw new Forbidden(first.action, first.subject);
    return;
  }
  if (code === 'not_found') throw new NotFound();
  if (code === 'wrong_state') throw new WrongState();
}

function answer(
  done: Readonly<Record<string, unknown>>,
  refused: readonly Refusal[],
  language: LanguageCode,
): JsonResponse {
  const described = refused.map(({ id, ...obstacle }) => ({
    id,
    ...describeObstacle(obstacle, language),
  }));
  return jsonData(JSON.stringify({ ...done, refused: described }));
}
