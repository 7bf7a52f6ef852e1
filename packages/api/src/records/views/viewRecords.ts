import { type ViewScope, viewBounds } from '@rentyard/contract/entities/records/view';
import type { SavedView, ViewChange } from '@rentyard/contract/entities/records/viewRoutes';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { lockCount } from '../../db/lockCount.ts';
import { joined, momentText, name } from '../../db/sqlFragments.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../errors/failures.ts';
import type { User } from '../../http/access/user.ts';

/** A complete new view. */
type ViewDraft = Pick<SavedView, 'name' | 'subject' | 'state' | 'scope' | 'pinned' | 'sort_order'>;

/** The views that a user sees: their own, those of their role, and those for everyone. */
export function listViews(
  on: Queryable,
  person: User,
  subject?: SavedView['subject'],
): Promise<SavedView[]> {
  return on.rows<SavedView>(
    sql`${selectViews(person)} ${subject ? sql`and v.subject = ${subject}` : sql``}
      order by v.sort_order, fold(v.name) collate "C", v.id`,
  );
}

/** @throws {Invalid} when the user has reached the maximum number of views. */
export async function insertView(
  tx: Transaction,
  person: User,
  draft: ViewDraft,
  now: Date,
): Promise<SavedView> {
  await lockCount(tx, 'saved_views', person.id);
  const made = await tx.one<{ id: number }>(sql`
    insert into saved_views
      (name, subject, state, scope, role_id, pinned, sort_order, created_at, updated_at, created_by, updated_by)
    select ${draft.name}, ${draft.subject}, ${JSON.stringify(draft.state)}::jsonb, ${draft.scope},
      ${roleFor(draft.scope, person)}, ${draft.pinned}, ${draft.sort_order},
      ${now.toISOString()}, ${now.toISOString()}, ${person.id}, ${person.id}
    where (select count(*) from saved_views where created_by = ${person.id}) < ${viewBounds.perPerson}
    returning id`);
  if (!made) {
    throw Invalid.at('', { id: 'max_value', values: { number: viewBounds.perPerson } });
  }
  return findView(tx, person, made.id);
}

interface Update {
  readonly id: number;
  readonly version: number | undefined;
  readonly change: Omit<ViewChange, 'id' | 'version'>;
  /** Throws when the change does not fit the list of the view. */
  readonly authorize: (current: SavedView) => void;
}

/** @throws {NotFound | Forbidden | Conflict} */
export async function updateView(
  on: Queryable,
  person: User,
  { id, version, change, authorize }: Update,
  now: Date,
): Promise<SavedView> {
  // The lock serializes saves with the same version, so that the second one sees the write of the
  // first.
  await on.rows(sql`select 1 from saved_views where id = ${id} for update`);
  const current = await findView(on, person, id);
  if (!current.can_edit) throw new Forbidden('manage', 'views');
  if (version !== undefined && version !== current.version) throw new Conflict(current, version);
  authorize(current);
  const { state, scope, ...plain } = change;
  const sets = [
    ...Object.entries(plain).map(([column, value]) => sql`${name(column)} = ${value}`),
    ...(state ? [sql`state = ${JSON.stringify(state)}::jsonb`] : []),
    ...(scope ? [sql`scope = ${scope}`, sql`role_id = ${roleFor(scope, person)}`] : []),
  ];
  if (sets.length === 0) return current;
  await on.rows(sql`
    update saved_views
    set ${joined(sets)}, version = version + 1,
        updated_at = ${now.toISOString()}, updated_by = ${person.id}
    where id = ${id}`);
  return findView(on, person, id);
}

/** Deletes views and returns their ids. Views of other users need `manage views`. */
export async function deleteViews(
  on: Queryable,
  person: User,
  ids: readonly number[],
): Promise<readonly number[]> {
  const found = await on.rows<SavedView>(
    sql`${selectViews(person)} and v.id = any(${sql.param(ids)}::bigint[])`,
  );
  if (found.length === 0) throw new NotFound();
  if (found.some(({ can_edit }) => !can_edit)) throw new Forbidden('manage', 'views');
  const gone = found.map(({ id }) => id);
  await on.rows(sql`delete from saved_views where id = any(${sql.param(gone)}::bigint[])`);
  return gone;
}

async function findView(on: Queryable, person: User, id: number): Promise<SavedView> {
  const found = await on.one<SavedView>(sql`${selectViews(person)} and v.id = ${id}`);
  if (!found) throw new NotFound();
  return found;
}

function selectViews(person: User): SQL {
  const isManager = person.ability.can('manage', 'views');
  return sql`
    select v.id, v.version, v.name, v.subject, v.scope, v.state, v.pinned, v.sort_order,
      (v.created_by = ${person.id} or ${isManager}) as can_edit,
      ${momentText(sql`v.created_at`)} as created_at, ${momentText(sql`v.updated_at`)} as updated_at,
      (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = v.created_by)
        as created_by
    from saved_views v
    where (v.created_by = ${person.id} or v.scope = 'everyone'
      or (v.scope = 'role' and v.role_id = (select role_id from users where id = ${person.id})))`;
}

/** A view for a role uses the role of its author. */
function roleFor(scope: ViewScope, person: User): SQL {
  return scope === 'role'
    ? sql`(select role_id from users where id = ${person.id})`
    : sql`null::bigint`;
}
