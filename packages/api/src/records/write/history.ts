import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { isByLanguage } from '@rentyard/contract/schema/fieldKinds/filterForms';
import type { Change } from '@rentyard/contract/schema/history';
import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { plainFields, type Resource } from '@rentyard/contract/schema/resource';
import type { Status } from '@rentyard/contract/schema/statuses';
import { type SQL, sql } from 'drizzle-orm';
import type { ListPage } from '../../db/listPage.ts';
import { column, type Locale, momentText, name } from '../../db/sqlFragments.ts';
import { comparable, fieldKindOf } from '../fieldKinds/fieldKinds.ts';
import {
  now,
  type RecordedChange,
  type ResourceBinding,
  type Store,
  type WriteContext,
} from '../store.ts';
import { findTarget, referenceJson } from '../targets.ts';

/** Inserts the history entry of a change, in the transaction of the change, and runs the reactions. */
export async function recordChange(write: WriteContext, entry: RecordedChange): Promise<void> {
  const { tx, store, binding, personId } = write;
  await tx.rows(sql`
    insert into change_history
      (resource, record_id, version, action, changes, reason, created_at, created_by)
    values (${binding.resource.name}, ${entry.id}, ${entry.version}, ${entry.action},
      ${JSON.stringify(entry.changes ?? [])}::jsonb, ${entry.reason ?? null},
      ${now(write)}, ${personId})`);
  for (const react of store.reactions.recordChanged) await react(write, entry);
}

interface Transition {
  readonly id: number;
  readonly from: Status;
  readonly to: Status;
  readonly reason: string | null;
}

/** Inserts a transition; these rows are never updated. */
export async function recordStatus(write: WriteContext, transition: Transition): Promise<void> {
  const { tx, binding, personId } = write;
  const { id, from, to, reason } = transition;
  await tx.rows(sql`
    insert into status_history
      (resource, record_id, from_status, to_status, reason, created_at, created_by)
    values (${binding.resource.name}, ${id}, ${from}, ${to}, ${reason},
      ${now(write)}, ${personId})`);
}

interface StoredTransition {
  readonly from: Status | null;
  readonly to: Status;
  readonly reason: string | null;
  /** ISO 8601. */
  readonly at: string;
  /** Id of the user. */
  readonly by: number | null;
}

/** The last two transitions of a record, newest first. */
export function lastTransitions(
  { tx, binding }: WriteContext,
  id: number,
): Promise<readonly StoredTransition[]> {
  return tx.rows<StoredTransition>(sql`
    select from_status as "from", to_status as "to", reason, ${momentText(sql`created_at`)} as at,
      created_by::int as by
    from status_history
    where resource = ${binding.resource.name} and record_id = ${id}
    order by id desc limit 2`);
}

interface HistoryQuery extends Pick<ListQuery, 'page' | 'perPage'> {
  readonly id: number;
}

/** The changes of a record, newest first, as a page of a list. */
export function listChanges(
  store: Store,
  binding: ResourceBinding,
  query: HistoryQuery,
  locale: Locale,
): Promise<ListPage> {
  const which = ofRecord(binding, query.id);
  const table = sql`change_history`;
  return listHistory(
    store,
    { ...query, which, table, columns: changeColumns(store, locale) },
    locale,
  );
}

interface PartsQuery extends Pick<ListQuery, 'page' | 'perPage'> {
  /** A query of the ids of the parts. */
  readonly ids: SQL;
}

/** The changes of several records of a resource, newest first, each with its record as `name`. */
export function listChangesOfParts(
  store: Store,
  { resource }: ResourceBinding,
  { ids, ...page }: PartsQuery & { readonly name: string },
  locale: Locale,
): Promise<ListPage> {
  const part = referenceJson(
    findTarget(store.targets, resource.name),
    column('h', 'record_id'),
    locale,
  );
  const columns = sql`${changeColumns(store, locale)}, ${part} as ${name(page.name)}`;
  const which = sql`h.resource = ${resource.name} and h.record_id in (${ids})`;
  return listHistory(store, { ...page, which, table: sql`change_history`, columns }, locale);
}

// Leaves out entries that changed nothing in the database.
function changeColumns({ targets }: Store, locale: Locale): SQL {
  const proposedBy = referenceJson(
    findTarget(targets, 'users'),
    column('h', 'proposed_by'),
    locale,
  );
  return sql`h.version, h.action,
    jsonb_path_query_array(h.changes, '$[*] ? (@.path.type() == "string")') as changes, h.reason,
    ${proposedBy} as proposed_by`;
}

/** The status changes of a record, newest first. */
export function listStatuses(
  store: Store,
  binding: ResourceBinding,
  query: HistoryQuery,
  locale: Locale,
): Promise<ListPage> {
  const columns = sql`h.from_status as "from", h.to_status as "to", h.reason`;
  const which = ofRecord(binding, query.id);
  return listHistory(store, { ...query, which, table: sql`status_history`, columns }, locale);
}

function ofRecord({ resource }: ResourceBinding, id: number): SQL {
  return sql`h.resource = ${resource.name} and h.record_id = ${id}`;
}

interface Listed extends Pick<ListQuery, 'page' | 'perPage'> {
  readonly which: SQL;
  readonly table: SQL;
  readonly columns: SQL;
}

async function listHistory(
  { db, targets }: Store,
  { page, perPage, which, table, columns }: Listed,
  locale: Locale,
): Promise<ListPage> {
  const author = referenceJson(findTarget(targets, 'users'), column('h', 'created_by'), locale);
  const found = await db.one<{ json: string; total: number }>(sql`
    select coalesce((select json_agg(x) from (
        select h.id, ${columns}, ${momentText(sql`h.created_at`)} as created_at, ${author} as created_by
        from ${table} h where ${which}
        order by h.id desc limit ${perPage} offset ${(page - 1) * perPage}
      ) x), '[]')::text as json,
      (select count(*) from ${table} h where ${which}) as total`);
  return { json: found?.json ?? '[]', total: found?.total ?? 0, isExact: true };
}

type Edited = Readonly<Record<string, unknown>>;

/**
 * The differences of two edit shapes of a record, per field and language. References are compared
 * by id and listed with their names. A secret is listed without its value, and only if `secrets`
 * names it.
 */
export function buildDiff(
  resource: Resource,
  before: Edited,
  after: Edited,
  secrets: readonly string[] = [],
): readonly Change[] {
  return plainFields(resource).flatMap(([path, field]): readonly Change[] => {
    if (fieldKindOf(field).isSecret) {
      return secrets.includes(path) ? [{ path, from: null, to: null }] : [];
    }
    const from = valueAt(before, path) ?? null;
    const to = valueAt(after, path) ?? null;
    // A save reads only some fields again; the others are the same objects.
    if (from === to) return [];
    if (isByLanguage(field)) return languageChanges(path, from, to);
    const isKept =
      field.kind === 'list' ? comparable(field, from) === comparable(field, to) : isSame(from, to);
    return isKept ? [] : [{ path, from, to }];
  });
}

function languageChanges(path: string, from: unknown, to: unknown): readonly Change[] {
  const before = (from ?? {}) as Edited;
  const after = (to ?? {}) as Edited;
  const languages = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...languages].sort().flatMap((language) => {
    const change = { from: before[language] ?? null, to: after[language] ?? null };
    return isSame(change.from, change.to) ? [] : [{ path: `${path}.${language}`, ...change }];
  });
}

function isSame(from: unknown, to: unknown): boolean {
  if (Array.isArray(from) && Array.isArray(to)) {
    return from.length === to.length && from.every((one, at) => isSame(one, to[at]));
  }
  if (hasId(from) && hasId(to)) return from.id === to.id;
  return JSON.stringify(from) === JSON.stringify(to);
}

function hasId(value: unknown): value is { readonly id: unknown } {
  return value !== null && typeof value === 'object' && 'id' in value;
}
