import type { Change } from '@rentyard/contract/schema/history';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { inSavepoint } from '../db/joinedTransaction.ts';
import { type Locale, name } from '../db/sqlFragments.ts';
import { mayPropose, type User } from '../http/access/user.ts';
import type { Store } from '../records/store.ts';
import { jointly, readAuthor } from './proposalPeople.ts';
import {
  buildCall,
  mayRead,
  type ProposalRow,
  refusalOfApprover,
  type StoredObstacle,
  selectProposals,
} from './proposalRows.ts';
import type { Context } from './storeProposal.ts';
import { CallRefused, type Made, makeCall, tryCall } from './trial.ts';

/** Thrown when a proposal cannot be carried out as it is. */
export class Obstacle extends Error {
  readonly stored: StoredObstacle;

  constructor(stored: StoredObstacle) {
    super(stored.code);
    this.stored = stored;
  }
}

export interface Refusal extends StoredObstacle {
  readonly id: number;
}

interface Sorted {
  readonly open: readonly ProposalRow[];
  readonly refused: readonly Refusal[];
}

/**
 * Locks proposals that are to be decided, in one order for everybody, so that two people who decide the
 * same ones wait for each other.
 */
export async function lockOpen(
  tx: Transaction,
  store: Store,
  { ids, user }: { readonly ids: readonly number[]; readonly user: User },
): Promise<Sorted> {
  const unique = [...new Set(ids)].sort((a, b) => a - b);
  await tx.rows(sql`
    select 1 from proposals where id = any(${sql.param(unique)}::bigint[]) order by id for update`);
  const rows = await tx.rows<ProposalRow>(
    selectProposals(sql`p.id = any(${sql.param(unique)}::bigint[]) order by p.id`),
  );
  const now = store.clock().getTime();
  const refused: Refusal[] = unique
    .filter((id) => !rows.some((row) => row.id === id && mayRead(user, row)))
    .map((id) => ({ id, code: 'not_found' }));
  const open: ProposalRow[] = [];
  for (const row of rows) {
    if (!mayRead(user, row)) continue;
    if (row.state !== 'open') refused.push({ id: row.id, code: 'wrong_state' });
    else if (Date.parse(row.expires_at) <= now) refused.push({ id: row.id, code: 'expired' });
    else open.push(row);
  }
  return { open, refused };
}

/** Makes the call of a proposal for its approver. */
export interface CarriedOut extends Made {
  readonly row: ProposalRow;
}

/**
 * Makes the call of a proposal: first as its author in a trial, then as its approver with the permissions
 * that both have. Stores the obstacle if there is one.
 */
export async function carryOut(
  context: Context,
  tx: Transaction,
  row: ProposalRow,
  { user, locale }: { readonly user: User; readonly locale: Locale },
): Promise<CarriedOut | Refusal> {
  const refusal = refusalOfApprover(user, row);
  if (refusal) return { id: row.id, code: refusal };
  try {
    const made = await inSavepoint(tx, async (inner) => {
      const author = await readAuthor(inner, row.author.id);
      if (!mayStill(author, row)) throw new Obstacle({ code: 'author_forbidden' });
      const call = buildCall(row, await mergedVersion(inner, row));
      const common = { app: context.app, call, proposalId: row.id, proposedBy: row.author.id };
      await tryCall(inner, context.store, { ...common, person: author, body: row.body, locale });
      return makeCall(inner, { ...common, person: jointly(user, author), isDryRun: false });
    });
    return { ...made, row };
  } catch (error) {
    const obstacle = toObstacle(error);
    await tx.rows(sql`
      update proposals set obstacle = ${JSON.stringify(obstacle)}::jsonb where id = ${row.id}`);
    return { id: row.id, ...obstacle };
  }
}

/** Whether the author may still propose the change, or make it where a rule demands a second person. */
function mayStill(author: User, { action, subject }: ProposalRow): boolean {
  return mayPropose(author, [action, subject]) || author.ability.can(action, subject);
}

/** @throws any error that is no obstacle. */
export function toObstacle(error: unknown): StoredObstacle {
  if (error instanceof Obstacle) return error.stored;
  if (!(error instanceof CallRefused)) throw error;
  const { code, errors } = error.outcome.body as Omit<StoredObstacle, 'paths'>;
  return { code, ...(errors && { errors }) };
}

/**
 * The current version of the record, if nobody has changed since what the proposal changes.
 * @throws {Obstacle}
 */
async function mergedVersion(tx: Transaction, row: ProposalRow): Promise<number | undefined> {
  const { resource, record_id: id, record_version: from, difference } = row;
  if (id === null || from === null) return undefined;
  const found = await tx.one<{ version: number }>(sql`
    select version from ${name(resource)} where id = ${id}`);
  if (!found || found.version === from) return found?.version;
  const since = await tx.rows<{ changes: readonly Change[] }>(sql`
    select changes from change_history
    where resource = ${resource} and record_id = ${id} and version > ${from}`);
  const touched = since.flatMap(({ changes }) => changes.map(({ path }) => path));
  // Without a difference the proposal is about the whole record: a deletion.
  const paths =
    difference.length === 0
      ? touched
      : touched.filter((path) => difference.some((own) => isSameField(own.path, path)));
  if (paths.length > 0 || difference.length === 0) {
    throw new Obstacle({ code: 'changed_since', paths: [...new Set(paths)] });
  }
  return found.version;
}

/** Whether one path is the other one, or contains it: `name` and `name.en`. */
function isSameField(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}
