import { presentStates, tabNameAtMost } from '@rentyard/contract/presence';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Forbidden, NotFound } from '../failures.ts';
import { BodyParams } from '../http/bodyParams.ts';
import { dataOf, type Operation } from '../http/openapi/operation.ts';
import { closed, id, listOf, text } from '../http/openapi/schemaParts.ts';
import { callerOf, takeNoParams } from '../http/routeContext.ts';
import { name } from '../records/fragments.ts';
import type { Kept } from '../records/kept.ts';
import type { Store } from '../records/store.ts';
import type { Presence } from './presence.ts';

/** `POST /presence`: who else has a record open (P-EDIT-6), told by everybody who has. */
export function presenceRoutes(app: FastifyInstance, store: Store, presence: Presence): void {
  const subjects = store.kept.map(({ resource }) => resource.subject);
  const config = { right: 'signed-in', operation: operationOf(subjects) } as const;
  app.post('/presence', { config }, async (request) => {
    takeNoParams(request);
    const params = new BodyParams(request.body);
    const subject = params.takeChoice('subject', subjects);
    const recordId = params.takeId('id');
    const state = params.takeChoice('state', presentStates);
    const tab = params.takeText('tab', tabNameAtMost) ?? '';
    params.finish();
    const { id: personId, name: personName, ability } = callerOf(request);
    if (!ability.can('read', subject)) throw new Forbidden('read', subject);
    const kept = store.kept.find(({ resource }) => resource.subject === subject);
    if (!kept || (state !== 'gone' && !(await isThere(store, kept, recordId)))) {
      throw new NotFound();
    }
    const person = { id: personId, name: personName };
    await presence.tell({ subject, id: recordId, person, tab, state });
    const people = presence.of(subject, recordId);
    return { data: people.filter((one) => one.person.id !== personId) };
  });
}

async function isThere({ db }: Store, { resource }: Kept, recordId: number): Promise<boolean> {
  const found = await db.one(sql`
    select 1 from ${name(resource.name)} where id = ${recordId} and deleted_at is null`);
  return found !== undefined;
}

function operationOf(subjects: readonly string[]): Operation {
  const states = presentStates.filter((state) => state !== 'gone');
  return {
    summary: 'Say that one has a record open, and hear who else has; lasts 75 s',
    tag: 'presence',
    body: {
      schema: closed(
        {
          subject: { enum: subjects },
          id,
          state: { enum: presentStates },
          tab: {
            ...text,
            maxLength: tabNameAtMost,
            description: 'Tells tabs of one person apart.',
          },
        },
        ['tab'],
      ),
    },
    answers: {
      200: dataOf(listOf(closed({ person: closed({ id, name: text }), state: { enum: states } }))),
    },
    refusals: [403, 404],
  };
}
