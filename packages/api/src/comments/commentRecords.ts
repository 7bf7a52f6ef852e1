import { commentBounds, mentionedIds } from '@rentyard/contract/entities/collaboration/comment';
import type { Comment } from '@rentyard/contract/entities/collaboration/commentRoutes';
import type { Subject } from '@rentyard/contract/permissions';
import type { Resource } from '@rentyard/contract/schema/resource';
import { normalText } from '@rentyard/validators/normalForm';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { momentText } from '../db/sqlFragments.ts';
import { Forbidden, Invalid, NotFound } from '../errors/failures.ts';
import { recordEvent } from '../events/eventTable.ts';
import type { User } from '../http/access/user.ts';

/** The record that a comment is about. */
interface About {
  readonly resource: Pick<Resource, 'name' | 'subject'>;
  readonly recordId: number;
}

/** The served columns of a comment besides its id, of the table `comments h`. */
export function commentColumns(person: User, subject: Subject): SQL {
  const own = sql`h.created_by = ${person.id}`;
  const mayComment = person.ability.can('comment', subject);
  const mayManage = person.ability.can('manage', subject);
  return sql`h.body as text,
    coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name) order by u.id)
      from users u
      where u.id in (select (m[1])::bigint from regexp_matches(h.body, '<@([1-9][0-9]{0,14})>', 'g') m)
    ), '[]'::json) as mentions,
    ${momentText(sql`h.created_at`)} as created_at, ${momentText(sql`h.updated_at`)} as updated_at,
    (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = h.created_by)
      as created_by,
    (${own} and ${mayComment}) as can_edit, ((${own} and ${mayComment}) or ${mayManage}) as can_delete`;
}

/** Stores a comment and returns it with the mentioned users. */
export async function insertComment(
  tx: Transaction,
  { resource, recordId }: About,
  { text, person, now }: { readonly text: string; readonly person: User; readonly now: Date },
): Promise<Comment> {
  const body = await checkedText(tx, text);
  const made = await tx.one<{ id: number }>(sql`
    insert into comments (resource, record_id, body, created_at, created_by)
    values (${resource.name}, ${recordId}, ${body}, ${now.toISOString()}, ${person.id})
    returning id`);
  const id = made?.id ?? 0;
  await refreshTimelines(tx, { resource, recordId });
  return findComment(tx, { resource, recordId, id, person });
}

interface Found extends About {
  readonly id: number;
  readonly person: User;
}

/**
 * Changes the text of one's own comment; returns it and the users that it newly mentions.
 * @throws {NotFound | Forbidden | Invalid}
 */
export async function updateComment(
  tx: Transaction,
  found: Found,
  { text, now }: { readonly text: string; readonly now: Date },
): Promise<{ readonly comment: Comment; readonly added: readonly number[] }> {
  const before = await findComment(tx, found);
  if (!before.can_edit) throw new Forbidden('manage', found.resource.subject);
  const body = await checkedText(tx, text);
  if (body === before.text) return { comment: before, added: [] };
  await tx.rows(sql`
    update comments set body = ${body}, updated_at = ${now.toISOString()} where id = ${found.id}`);
  await refreshTimelines(tx, found);
  const known = mentionedIds(before.text);
  const added = mentionedIds(body).filter((id) => !known.includes(id));
  return { comment: await findComment(tx, found), added };
}

/** @throws {NotFound | Forbidden} */
export async function deleteComment(tx: Transaction, found: Found): Promise<void> {
  const { can_delete } = await findComment(tx, found);
  if (!can_delete) throw new Forbidden('manage', found.resource.subject);
  await tx.rows(sql`delete from comments where id = ${found.id}`);
  await refreshTimelines(tx, found);
}

async function findComment(on: Queryable, { resource, recordId, id, person }: Found) {
  const found = await on.one<Comment>(sql`
    select h.id, ${commentColumns(person, resource.subject)} from comments h
    where h.id = ${id} and h.resource = ${resource.name} and h.record_id = ${recordId}`);
  if (!found) throw new NotFound();
  return found;
}

/**
 * The text as it is stored.
 * @throws {Invalid} when nothing remains, or when it mentions too many or unknown users.
 */
async function checkedText(on: Queryable, text: string): Promise<string> {
  const body = normalText(text);
  if (body === '') throw Invalid.at('text', { id: 'required', values: { field: 'text' } });
  const ids = mentionedIds(body);
  if (ids.length > commentBounds.mentions) {
    throw Invalid.at('text', {
      id: 'max_positions',
      values: { number: commentBounds.mentions },
    });
  }
  const known = await on.rows(sql`
    select id from users
    where id = any(${sql.param(ids)}::bigint[]) and kind = 'staff' and deleted_at is null`);
  if (known.length < ids.length) throw Invalid.at('text', { id: 'not_found' });
  return body;
}

/** Open timelines of the record read it again. */
function refreshTimelines(tx: Transaction, { resource, recordId }: About): Promise<void> {
  return recordEvent(tx, 'comment', { resource: resource.name, id: recordId });
}
