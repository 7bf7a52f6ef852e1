import * as routes from '@rentyard/contract/entities/collaboration/notificationRoutes';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handle.ts';
import { JsonResponse } from '../http/jsonResponse.ts';
import { findLocale } from '../records/routes/routeContext.ts';
import type { Store } from '../records/store.ts';
import { listNotifications, markAsRead, unreadNotifications } from './notificationRecords.ts';

/** The notifications of the caller. Nobody reads those of others. */
export function notificationRoutes(app: FastifyInstance, store: Store): void {
  const { db, clock } = store;

  handle(app, routes.listNotifications, async ({ query, user, request }) => {
    const { before, limit, unread: isUnread } = query;
    const locale = await findLocale(request, store);
    const found = await listNotifications(
      db,
      store,
      user,
      { before, limit: limit + 1, isUnread },
      locale,
    );
    const data = found.slice(0, limit);
    const next = found.length > limit ? (data.at(-1)?.id ?? null) : null;
    return new JsonResponse(200, JSON.stringify({ data, meta: { next } }));
  });

  handle(app, routes.readNotifications, async ({ body: { ids }, user }) =>
    db.transaction(async (tx) => {
      await markAsRead(tx, user, { ids, now: clock() });
      const left = await tx.one<{ unread: number }>(
        sql`select (${unreadNotifications(store, user)}) as unread`,
      );
      return { unread: left?.unread ?? 0 };
    }),
  );
}
