import type { HistoryAction } from '@rentyard/contract/schema/history';
import { plainFields } from '@rentyard/contract/schema/resource';
import type { Use } from '@rentyard/contract/schema/routes/errorBody';
import { sql } from 'drizzle-orm';
import { joined, name } from '../../db/sqlFragments.ts';
import { BrokenReference, InUse, Invalid, NotAvailable, NotFound } from '../../errors/failures.ts';
import { tryRow } from '../../jobs/tryRow.ts';
import { sameIdentity } from '../sameIdentity.ts';
import { columnName, now, runAfterWrite, type WriteContext } from '../store.ts';
import { recordChange } from '../write/history.ts';
import { goneReferences } from './goneReferences.ts';
import { findIncomingReferences } from './incomingReferences.ts';

/**
 * A record that did not change, with the reason: `in_use`, `not_found`, `unique`,
 * `reference_trashed`, `not_available` or a rule of its entity.
 */
export interface Refused {
  readonly id: number;
  readonly reason: string;
  /** The records that use it; for `reference_trashed` the trashed records that it uses. */
  readonly uses: readonly Use[];
}

export interface Outcome {
  /** Ids of the changed records. */
  readonly done: readonly number[];
  readonly refused: readonly Refused[];
}

/**
 * Moves records to the trash, except those in use.
 * @throws {InUse | Invalid | NotFound} when none was moved: because of uses, because of a rule, or
 * because none exists.
 */
export async function trashRecords(write: WriteContext, ids: readonly number[]): Promise<Outcome> {
  const { tx, store, binding, locale } = write;
  const found = await lock(write, ids, 'live');
  const uses = await findIncomingReferences(
    tx,
    store,
    { to: binding.resource.name, ids: found },
    locale,
  );
  const free = found.filter((id) => !uses.has(id));
  const { done, blocked } = await moveByRule(write, free);
  const [rule] = blocked;
  if (rule && done.length === 0) throw Invalid.at('id', { id: rule.reason });
  return judged({
    done,
    refused: [...missing(ids, found), ...inUse(found, uses), ...blocked],
  });
}

interface Moved {
  readonly done: readonly number[];
  readonly blocked: readonly Refused[];
}

/** Moves one record at a time when a rule depends on the remaining records. */
async function moveByRule(write: WriteContext, ids: readonly number[]): Promise<Moved> {
  const { beforeTrash } = write.binding.hooks;
  if (!beforeTrash) {
    await move(write, ids, 'delete');
    return { done: ids, blocked: [] };
  }
  const done: number[] = [];
  const blocked: Refused[] = [];
  for (const id of ids) {
    const reason = await beforeTrash(write.tx, id, write.personId);
    if (reason === undefined) {
      await move(write, [id], 'delete');
      done.push(id);
    } else blocked.push({ id, reason, uses: [] });
  }
  return { done, blocked };
}

/**
 * Restores records. A record stays in the trash when its unique values are taken meanwhile, or when
 * it points at a trashed record, which must be restored first.
 */
export async function restoreRecords(
  write: WriteContext,
  ids: readonly number[],
): Promise<Outcome> {
  const found = await lock(write, ids, 'trashed');
  const gone = await goneReferences(write, found);
  const refused: Refused[] = [...missing(ids, found)];
  const done: number[] = [];
  let unavailable: NotAvailable | undefined;
  for (const id of found) {
    const uses = gone.get(id);
    if (uses) refused.push({ id, reason: 'reference_trashed', uses });
    else if (await isTaken(write, id)) refused.push({ id, reason: 'unique', uses: [] });
    else {
      // One by one, because two of them may share a code. Another restore may take it meanwhile.
      const { problems, failure } = await tryRow(write.tx, () => move(write, [id], 'restore'));
      if (!problems) done.push(id);
      else if (failure instanceof NotAvailable) {
        unavailable ??= failure;
        refused.push({ id, reason: 'not_available', uses: [] });
      } else refused.push({ id, reason: 'unique', uses: [] });
    }
  }
  if (unavailable && done.length === 0) throw unavailable;
  return judged({ done, refused });
}

/** A purge has no author in the history. */
export type Purging = Omit<WriteContext, 'personId'>;

/** Purges trashed records that no other record uses. */
export async function purgeRecords(purging: Purging, ids: readonly number[]): Promise<Outcome> {
  const { tx, store, binding, locale } = purging;
  const { resource } = binding;
  const found = await lock(purging, ids, 'trashed');
  const pointed = { to: resource.name, ids: found, withTrash: true };
  const uses = await findIncomingReferences(tx, store, pointed, locale);
  const done = found.filter((id) => !uses.has(id));
  const gone = sql`any(${sql.param(done)}::bigint[])`;
  await tx
    .rows(sql`delete from ${name(resource.name)} where id = ${gone}`)
    .catch((error: unknown) => {
      // Logs about a person reference the person but are no use that the response could name.
      throw error instanceof BrokenReference ? new InUse([]) : error;
    });
  for (const table of [
    'change_history',
    'status_history',
    'photo_mentions',
    'notifications',
    'record_issues',
    'comments',
  ]) {
    await tx.rows(
      sql`delete from ${name(table)} where resource = ${resource.name} and record_id = ${gone}`,
    );
  }
  return judged({ done, refused: [...missing(ids, found), ...inUse(found, uses)] });
}

/** Locks the records first and in id order, so that two callers never deadlock. */
async function lock(
  { tx, binding }: Pick<WriteContext, 'tx' | 'binding'>,
  ids: readonly number[],
  which: 'live' | 'trashed',
): Promise<readonly number[]> {
  const state = which === 'live' ? sql`is null` : sql`is not null`;
  // A reference to a record does not wait for its deletion to the trash, only for its purge.
  const strength = which === 'live' ? sql`no key update` : sql`update`;
  const rows = await tx.rows<{ id: number }>(sql`
    select id from ${name(binding.resource.name)}
    where id = any(${sql.param(ids)}::bigint[]) and deleted_at ${state}
    order by id for ${strength}`);
  return rows.map(({ id }) => id);
}

async function move(
  write: WriteContext,
  ids: readonly number[],
  action: Extract<HistoryAction, 'delete' | 'restore'>,
): Promise<void> {
  if (ids.length === 0) return;
  const { tx, binding, personId } = write;
  const at = now(write);
  const moved = await tx.rows<{ id: number; version: number }>(sql`
    update ${name(binding.resource.name)}
    set deleted_at = ${action === 'delete' ? at : null}, version = version + 1,
        updated_at = ${at}, updated_by = ${personId}
    where id = any(${sql.param(ids)}::bigint[])
    returning id, version`);
  for (const entry of moved) await recordChange(write, { ...entry, action });
  runAfterWrite(write);
}

/** Whether a live record has a unique value of this one in the trash. */
async function isTaken({ tx, binding }: WriteContext, id: number): Promise<boolean> {
  const same = plainFields(binding.resource).flatMap(([path, field]) => {
    if (!field.unique) return [];
    const column = columnName(binding, path);
    return [sameIdentity(field, sql`live.${name(column)}`, sql`gone.${name(column)}`)];
  });
  if (same.length === 0) return false;
  const table = name(binding.resource.name);
  const taken = await tx.one(sql`
    select 1 from ${table} gone
    join ${table} live on live.deleted_at is null and (${joined(same, ' or ')})
    where gone.id = ${id} limit 1`);
  return taken !== undefined;
}

function missing(ids: readonly number[], found: readonly number[]): readonly Refused[] {
  const known = new Set(found);
  return ids.filter((id) => !known.has(id)).map((id) => ({ id, reason: 'not_found', uses: [] }));
}

function inUse(
  found: readonly number[],
  uses: ReadonlyMap<number, readonly Use[]>,
): readonly Refused[] {
  return found.flatMap((id) => {
    const found = uses.get(id);
    return found ? [{ id, reason: 'in_use', uses: found }] : [];
  });
}

function judged(outcome: Outcome): Outcome {
  const { done, refused } = outcome;
  if (done.length > 0) return outcome;
  const uses = refused.flatMap((one) => (one.reason === 'in_use' ? one.uses : []));
  if (uses.length > 0) throw new InUse(uses);
  if (refused.every(({ reason }) => reason === 'not_found')) throw new NotFound();
  return outcome;
}
