import type { Change, HistoryAction } from '@rentyard/contract/schema/history';
import { plainFields } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../db/database.ts';
import { inSavepoint } from '../db/joinedTransaction.ts';
import type { Locale } from '../db/sqlFragments.ts';
import { Unavailable } from '../errors/failures.ts';
import type { User } from '../http/access/user.ts';
import { type CallOutcome, dispatch, type StoredCall } from '../http/dispatch.ts';
import { dryRun } from '../jobs/tryRow.ts';
import { readEdited } from '../records/find.ts';
import type { Store } from '../records/store.ts';
import { buildDiff } from '../records/write/history.ts';

/** A change of a record that a call wrote. */
export interface WrittenChange {
  readonly resource: string;
  readonly record_id: number;
  readonly version: number;
  readonly action: HistoryAction;
  readonly changes: readonly Change[];
}

/** What a call did. */
export interface Made {
  readonly outcome: CallOutcome;
  readonly written: readonly WrittenChange[];
}

/** Thrown when the server refused a dispatched call. */
export class CallRefused extends Error {
  readonly outcome: CallOutcome;

  constructor(outcome: CallOutcome) {
    super(`The call was refused with ${outcome.status}.`);
    this.outcome = outcome;
  }
}

export interface Making {
  readonly app: FastifyInstance;
  readonly call: StoredCall;
  readonly person: User;
  /** The proposal whose changes the history marks, and its author. */
  readonly proposalId: number;
  readonly proposedBy: number;
  readonly isDryRun: boolean;
}

/**
 * Makes the call of a proposal in the transaction.
 * @throws {CallRefused} when the server refuses it. {Unavailable} when it failed.
 */
export async function makeCall(tx: Transaction, making: Making): Promise<Made> {
  const { app, call, person, proposalId, proposedBy, isDryRun } = making;
  await markHistory(tx, String(proposalId), String(proposedBy));
  const outcome = await dispatch(app, tx, call, { person, isDryRun });
  if (outcome.status >= 500) throw new Unavailable();
  if (outcome.status >= 400) throw new CallRefused(outcome);
  await markHistory(tx, '', '');
  const written = await tx.rows<WrittenChange>(sql`
    select resource, record_id, version, action, changes from change_history
    where proposal_id = ${proposalId} order by id`);
  return { outcome, written };
}

/** The defaults of `change_history` read these settings. */
async function markHistory(tx: Transaction, proposal: string, author: string): Promise<void> {
  await tx.rows(sql`
    select set_config('rentyard.proposal', ${proposal}, true),
      set_config('rentyard.proposed_by', ${author}, true)`);
}

/** What a call would do. */
export interface Trial extends Made {
  readonly difference: readonly Change[];
}

/** Most changes of a stored difference. */
const changesAtMost = 200;

/**
 * Makes the call and rolls it back.
 * @throws {CallRefused} when the server refuses it.
 */
export function tryCall(
  tx: Transaction,
  store: Store,
  making: Omit<Making, 'isDryRun'> & { readonly body: unknown; readonly locale: Locale },
): Promise<Trial> {
  const savepoint = {
    transaction: <R>(work: (inner: Transaction) => Promise<R>) => inSavepoint(tx, work),
  };
  return dryRun(savepoint, async (inner) => {
    const made = await makeCall(inner, { ...making, isDryRun: true });
    return { ...made, difference: await collectDifference(inner, store, made.written, making) };
  });
}

/** The changes of one record, or those of several with the record in each path. */
async function collectDifference(
  tx: Transaction,
  store: Store,
  written: readonly WrittenChange[],
  { body, locale }: { readonly body: unknown; readonly locale: Locale },
): Promise<readonly Change[]> {
  const records = new Set(written.map(({ resource, record_id: id }) => `${resource}.${id}`));
  const changes: Change[] = [];
  for (const { resource, record_id: id, action, changes: recorded } of written) {
    const found =
      action === 'create'
        ? await createdValues(tx, store, { resource, id, body, locale })
        : recorded;
    const prefix = records.size > 1 ? `${resource}.${id}.` : '';
    changes.push(...found.map((one) => ({ ...one, path: prefix + one.path })));
  }
  return changes.slice(0, changesAtMost);
}

interface Created {
  readonly resource: string;
  readonly id: number;
  readonly body: unknown;
  readonly locale: Locale;
}

/** The sent fields of a new record. */
async function createdValues(
  tx: Transaction,
  store: Store,
  { resource, id, body, locale }: Created,
): Promise<readonly Change[]> {
  const binding = store.allBindings.find((one) => one.resource.name === resource);
  const record = binding && (await readEdited(tx, store, { binding, id, locale }));
  if (!binding || !record) return [];
  const sent = new Set(Object.keys(Object(body)));
  const fields = plainFields(binding.resource).filter(([path]) =>
    sent.has(path.split('.')[0] ?? ''),
  );
  const names = new Set(fields.map(([path]) => path));
  return buildDiff(binding.resource, {}, record).filter(
    ({ path }) => names.has(path) || names.has(path.slice(0, path.lastIndexOf('.'))),
  );
}
