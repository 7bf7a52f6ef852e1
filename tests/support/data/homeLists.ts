import type { Notification } from '@rentyard/contract/entities/collaboration/notificationRoutes';
import type { Home } from '@rentyard/contract/entities/home';
import { expect } from 'vitest';
import type { Client } from '../client.ts';

interface Counted {
  readonly item?: string;
  readonly count: number;
  readonly list: { readonly path: string; readonly query: string } | null;
}

/** The number of unread notifications behind an entry of the queue that has no list of records. */
async function unreadOf(client: Client, item: string | undefined): Promise<number> {
  const kinds: readonly string[] = item === 'mentions' ? ['mention'] : ['change', 'view'];
  const unread = (await client.get('/notifications', { unread: 1, limit: 100 })).data<
    readonly Notification[]
  >();
  return unread.filter(({ kind }) => kinds.includes(kind)).length;
}

/** Expects that every number of the home page equals the total of the list that it opens. */
export async function expectEqualLists(client: Client): Promise<void> {
  const home = (await client.get('/home')).data<Home>();
  const counted: readonly Counted[] = [
    ...home.queue,
    ...home.figures,
    ...home.health.flatMap(({ issues }) => issues),
  ];
  for (const { item, count, list } of counted) {
    if (!list) {
      expect({ item, count }).toEqual({ item, count: await unreadOf(client, item) });
      continue;
    }
    const page = await client.get(list.path, Object.fromEntries(new URLSearchParams(list.query)));
    expect({ list, total: (page.body.meta as { total: number }).total }).toEqual({
      list,
      total: count,
    });
  }
}
