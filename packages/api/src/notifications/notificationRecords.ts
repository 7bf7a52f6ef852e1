import {
  type Notification,
  notificationKinds,
} from '@rentyard/contract/entities/collaboration/notificationRoutes';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { column, joined, type Locale, literal, momentText, name } from '../db/sqlFragments.ts';
import type { User } from '../http/access/user.ts';
import type { ResourceBinding, Store } from '../records/store.ts';
import { findTarget, referenceJson } from '../records/targets.ts';

/** A badge shows at most "99+". */
const countedAtMost = 100;

type Reader = Pick<User, 'id' | 'ability'>;

interface Window {
  readonly before: number | undefined;
  readonly limit: number;
  /** Only unread ones. */
  readonly isUnread: boolean;
}

/** The notifications of a user about records that they may read, newest first. */
export async function listNotifications(
  on: Queryable,
  store: Store,
  person: Reader,
  { before, limit, isUnread }: Window,
  locale: Locale,
): Promise<readonly Notification[]> {
  const readable = readableBindings(store, person);
  if (readable.length === 0) return [];
  const author = referenceJson(
    findTarget(store.targets, 'users'),
    column('n', 'created_by'),
    locale,
  );
  return on.rows<Notification>(sql`
    select n.id, n.kind, ${byResource(readable, ({ resource }) => literal(resource.subject))} as subject,
      ${byResource(readable, (binding) => recordJson(store, binding, locale))} as record,
      n.status, n.record_count, ${momentText(sql`n.created_at`)} as created_at, ${author} as created_by,
      n.read_at is not null as is_read
    from notifications n
    where n.user_id = ${person.id} and n.resource in (${listNames(readable)})
      and ${before === undefined ? sql`true` : sql`n.id < ${before}`}
      and ${isUnread ? sql`n.read_at is null` : sql`true`}
    order by n.id desc limit ${limit}`);
}

/** The number of unread notifications about records that the user may read, up to 100; of any kind by default. */
export function unreadNotifications(
  store: Store,
  person: User,
  kinds: readonly Notification['kind'][] = notificationKinds,
): SQL {
  const readable = readableBindings(store, person);
  if (readable.length === 0) return sql`select 0`;
  return sql`select count(*) from (
    select 1 from notifications n
    where n.user_id = ${person.id} and n.read_at is null and n.resource in (${listNames(readable)})
      and n.kind in (${joined(kinds.map(literal))})
    limit ${countedAtMost}) unread`;
}

/** Marks notifications of the user as read; all of them without ids. */
export async function markAsRead(
  on: Queryable,
  person: User,
  { ids, now }: { readonly ids: readonly number[] | undefined; readonly now: Date },
): Promise<void> {
  const some = ids ? sql`id = any(${sql.param(ids)}::bigint[])` : sql`true`;
  await on.rows(sql`
    update notifications set read_at = ${now.toISOString()}
    where user_id = ${person.id} and read_at is null and ${some}`);
}

function readableBindings({ bindings }: Store, { ability }: Reader): readonly ResourceBinding[] {
  return bindings.filter(({ resource }) => ability.can('read', resource.subject));
}

function listNames(bindings: readonly ResourceBinding[]): SQL {
  return joined(bindings.map(({ resource }) => literal(resource.name)));
}

function byResource(
  bindings: readonly ResourceBinding[],
  sqlOf: (binding: ResourceBinding) => SQL,
): SQL {
  const cases = bindings.map(
    (binding) => sql`when ${literal(binding.resource.name)} then ${sqlOf(binding)}`,
  );
  return sql`case n.resource ${joined(cases, ' ')} end`;
}

function recordJson({ targets }: Store, { resource }: ResourceBinding, locale: Locale): SQL {
  const label = findTarget(targets, resource.name).label('t', locale);
  return sql`(select json_build_object('id', t.id, 'name', ${label})
    from ${name(resource.name)} t where t.id = n.record_id)`;
}
