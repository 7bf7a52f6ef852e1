import { mentionedIds } from '@rentyard/contract/entities/collaboration/comment';
import {
  commentRoutes as declare,
  type TimelineCursor,
  timelineKinds,
} from '@rentyard/contract/entities/collaboration/commentRoutes';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../db/database.ts';
import { column, joined, type Locale, literal, momentText } from '../db/sqlFragments.ts';
import { confirmPermissions } from '../http/access/permissions.ts';
import type { User } from '../http/access/user.ts';
import { handle } from '../http/handle.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { JsonResponse, jsonData } from '../http/jsonResponse.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { findLocale, type RouteContext, refuseMissing } from '../records/routes/routeContext.ts';
import type { ResourceBinding, Store } from '../records/store.ts';
import { findTarget, referenceJson } from '../records/targets.ts';
import { commentColumns, deleteComment, insertComment, updateComment } from './commentRecords.ts';

interface Window {
  readonly before?: TimelineCursor | undefined;
  readonly limit: number;
}

/** Comments on the records of a resource, and their timeline. */
export function commentRoutes(
  app: FastifyInstance,
  context: RouteContext,
  notifier: Notifier,
): void {
  const { store, binding } = context;
  const { resource } = binding;
  const { db, clock } = store;
  const routes = declare(resource);

  async function page(
    request: FastifyRequest,
    recordId: number,
    { before, limit }: Window,
    query: { readonly person: User; readonly kinds?: readonly TimelineCursor['kind'][] },
  ): Promise<JsonResponse> {
    const locale = await findLocale(request, store);
    await refuseMissing(context, recordId, locale);
    const read = { ...query, store, binding, recordId, before, limit, locale };
    const { json, next } = await readTimeline(read);
    return new JsonResponse(200, `{"data":${json},"meta":${JSON.stringify({ next })}}`);
  }

  handle(app, routes.timeline, async ({ params: { id }, query, user: person, request }) =>
    page(request, id, query, { person }),
  );

  handle(app, routes.list, async ({ params: { id }, query, user: person, request }) =>
    page(request, id, query, { person, kinds: ['comment'] }),
  );

  handle(app, routes.create, async ({ params: { id: recordId }, body, user: person, request }) => {
    const locale = await findLocale(request, store);
    await refuseMissing(context, recordId, locale);
    return withIdempotency(request, { db, clock, body }, async (tx) => {
      const about = { resource, recordId };
      const comment = await insertComment(tx, about, { text: body.text, person, now: clock() });
      await notifyMentioned(tx, person, {
        ...{ recordId, commentId: comment.id },
        userIds: mentionedIds(comment.text),
      });
      return jsonData(JSON.stringify(comment), 201);
    });
  });

  handle(app, routes.update, async ({ params, body, user: person, request }) => {
    const { id: recordId, comment: id } = params;
    await refuseMissing(context, recordId, await findLocale(request, store));
    return db.transaction(async (tx) => {
      const found = { resource, recordId, id, person };
      const { comment, added } = await updateComment(tx, found, { text: body.text, now: clock() });
      await notifyMentioned(tx, person, { recordId, commentId: id, userIds: added });
      await confirmPermissions(request, tx);
      return comment;
    });
  });

  handle(app, routes.remove, async ({ params, user: person, request }) => {
    const { id: recordId, comment: id } = params;
    await refuseMissing(context, recordId, await findLocale(request, store));
    await db.transaction(async (tx) => {
      await deleteComment(tx, { resource, recordId, id, person });
      await confirmPermissions(request, tx);
    });
    return undefined;
  });

  function notifyMentioned(
    tx: Transaction,
    person: User,
    about: {
      readonly recordId: number;
      readonly commentId: number;
      readonly userIds: readonly number[];
    },
  ): Promise<void> {
    return notifier.notify(tx, store, { kind: 'mention', binding, by: person.id, ...about });
  }
}

type Kind = TimelineCursor['kind'];

interface TimelineQuery {
  readonly store: Store;
  readonly binding: ResourceBinding;
  readonly recordId: number;
  readonly kinds?: readonly Kind[];
  readonly before: TimelineCursor | undefined;
  readonly limit: number;
  readonly locale: Locale;
  readonly person: User;
}

/** A page of a timeline: a JSON array, and the cursor of the next page. */
interface TimelinePage {
  readonly json: string;
  readonly next: string | null;
}

/** Comments, changes of fields and changes of the status of a record, newest first. */
async function readTimeline(query: TimelineQuery): Promise<TimelinePage> {
  const { store, kinds = timelineKinds, limit } = query;
  // Each kind is limited on its own, so that a long history is not read as a whole.
  const parts = kinds.map((kind) => selectItems(kind, query));
  const rows = await store.db.rows<{ item: string; cursor: string }>(sql`
    select p.item::text as item, ${momentText(sql`p.at`)} || '.' || p.kind || '.' || p.id as cursor
    from (${joined(parts, ' union all ')}) p
    order by p.at desc, p.kind desc, p.id desc limit ${limit + 1}`);
  const page = rows.slice(0, limit);
  return {
    json: `[${page.map(({ item }) => item).join(',')}]`,
    next: rows.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  };
}

function selectItems(kind: Kind, query: TimelineQuery): SQL {
  const { binding, recordId, before, limit } = query;
  const { table, columns, only = sql`true` } = buildSource(kind, query);
  const older = before
    ? sql`(h.created_at, ${literal(kind)}::text, h.id)
        < (${before.at}::timestamptz, ${before.kind}::text, ${before.id}::bigint)`
    : sql`true`;
  return sql`(
    select h.created_at as at, ${literal(kind)}::text as kind, h.id,
      (select row_to_json(x) from (select ${literal(kind)} as kind, h.id, ${columns}) x) as item
    from ${table} h
    where h.resource = ${binding.resource.name} and h.record_id = ${recordId} and ${only} and ${older}
    order by h.created_at desc, h.id desc limit ${limit + 1})`;
}

interface Source {
  readonly table: SQL;
  readonly columns: SQL;
  readonly only?: SQL;
}

function buildSource(kind: Kind, { store, binding, locale, person }: TimelineQuery): Source {
  if (kind === 'comment') {
    return { table: sql`comments`, columns: commentColumns(person, binding.resource.subject) };
  }
  const author = referenceJson(
    findTarget(store.targets, 'users'),
    column('h', 'created_by'),
    locale,
  );
  const shared = sql`h.reason, ${momentText(sql`h.created_at`)} as created_at, ${author} as created_by`;
  if (kind === 'status') {
    const columns = sql`h.from_status as "from", h.to_status as "to", ${shared}`;
    return { table: sql`status_history`, columns };
  }
  const changes = sql`jsonb_path_query_array(h.changes, '$[*] ? (@.path.type() == "string")')`;
  const users = findTarget(store.targets, 'users');
  const proposer = referenceJson(users, column('h', 'proposed_by'), locale);
  return {
    table: sql`change_history`,
    columns: sql`h.version, h.action, ${changes} as changes, ${proposer} as proposed_by, ${shared}`,
    // Changes of the status have their own table.
    only: sql`h.action <> 'change_status'`,
  };
}
