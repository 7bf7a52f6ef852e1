import { presenceRoute } from '@rentyard/contract/entities/presenceRoutes';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { name } from '../db/sqlFragments.ts';
import { Forbidden, NotFound } from '../errors/failures.ts';
import { handle } from '../http/handle.ts';
import type { ResourceBinding } from '../records/resourceBinding.ts';
import type { Store } from '../records/store.ts';
import type { Presence } from './presence.ts';

/** `POST /presence`: reports an open record and returns who else has it open (P-EDIT-6). */
export function presenceRoutes(app: FastifyInstance, store: Store, presence: Presence): void {
  const subjects = store.bindings.map(({ resource }) => resource.subject);
  handle(app, presenceRoute(subjects), async ({ body, user }) => {
    const { subject, id: recordId, state, tab } = body;
    if (!user.ability.can('read', subject)) throw new Forbidden('read', subject);
    const binding = store.bindings.find(({ resource }) => resource.subject === subject);
    if (!binding || (state !== 'gone' && !(await isThere(store, binding, recordId)))) {
      throw new NotFound();
    }
    const person = { id: user.id, name: user.name };
    await presence.publish({ subject, id: recordId, person, tab: tab ?? '', state });
    const people = presence.of(subject, recordId);
    return people.filter((one) => one.person.id !== user.id);
  });
}

async function isThere(
  { db }: Store,
  { resource }: ResourceBinding,
  recordId: number,
): Promise<boolean> {
  const found = await db.one(sql`
    select 1 from ${name(resource.name)} where id = ${recordId} and deleted_at is null`);
  return found !== undefined;
}
