import { randomBytes } from 'node:crypto';
import { type Home, homeFigures, queueItems } from '@rentyard/contract/entities/home';
import { healthIssuesOf } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Draft } from '../../../../tests/support/data/drafts.ts';
import { expectEqualLists } from '../../../../tests/support/data/homeLists.ts';
import { uploadPhoto } from '../../../../tests/support/data/uploadPhoto.ts';
import { startApp } from '../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../tests/support/testApp.ts';
import type { WireRecord } from '../../../../tests/support/wire.ts';
import { photos } from '../entities/photos/photos.ts';
import { registry } from '../entities/registry.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ background: ['health'] });
});
afterAll(() => app.close());

/** The stored issues, and those of a check of every record. */
async function expectExactIssues(): Promise<void> {
  const stored = () =>
    app.db.rows(sql`
      select resource, issue, record_id from record_issues order by resource, issue, record_id`);
  const before = await stored();
  for (const binding of [...registry.map((one) => one.binding), photos]) {
    const { name } = binding.resource;
    if (healthIssuesOf(binding.resource).length === 0) continue;
    await app.db.rows(sql`
      insert into health_checks (resource, record_id) select ${name}, id from ${sql.identifier(name)}`);
  }
  await app.idle();
  expect(await stored()).toEqual(before);
}

/** Writes of the chat and of notifications, as the bot and colleagues cause them. */
const chatWrites = ['room', 'assign', 'answer', 'event', 'broadcast', 'notify'] as const;

function isChatWrite(kind: string): kind is (typeof chatWrites)[number] {
  return chatWrites.some((one) => one === kind);
}

interface ChatWrite {
  readonly kind: (typeof chatWrites)[number];
  /** Decides what the write contains, and which room it changes. */
  readonly index: number;
  readonly userId: number;
}

const day = 86_400_000;

/** Writes rows that no call of the API writes directly. */
async function writeChat({ kind, index, userId }: ChatWrite): Promise<void> {
  const { db, clock } = app;
  const now = clock.now();
  const moment = now.toISOString();
  const isOdd = index % 2 === 1;
  const assignee = isOdd ? userId : null;
  const room = sql`(select id from buzbot_rooms order by id offset ${index} % greatest(1,
    (select count(*) from buzbot_rooms)) limit 1)`;
  if (kind === 'room') {
    await db.rows(sql`
      insert into buzbot_rooms (channel, external_id, customer_name, assignee_id, created_at)
      values ('demo', ${randomBytes(8).toString('hex')}, 'Customer', ${assignee}, ${moment})`);
  } else if (kind === 'assign') {
    await db.rows(sql`update buzbot_rooms set assignee_id = ${assignee} where id = ${room}`);
  } else if (kind === 'answer') {
    const requestedAt = new Date(now.getTime() - index * 60_000).toISOString();
    await db.rows(sql`
      insert into buzbot_messages (room_id, direction, text, created_at)
      select id, 'in', 'Is it free?', ${requestedAt} from buzbot_rooms where id = ${room}`);
    await db.rows(sql`
      insert into buzbot_messages (room_id, direction, author_id, text, delivery, created_at)
      select id, 'out', ${userId}, 'It is.', 'sent', ${moment} from buzbot_rooms where id = ${room}`);
  } else if (kind === 'event') {
    const happenedAt = new Date(now.getTime() - (index % 10) * day).toISOString();
    await db.rows(sql`
      insert into buzbot_events (type, result, created_at)
      values ('message_received', ${isOdd ? 'error' : 'ok'}, ${happenedAt})`);
  } else if (kind === 'broadcast') {
    await db.rows(sql`
      insert into buzbot_broadcasts (message, state, counts_total, counts_failed, fingerprint)
      values ('News', 'done', 3, ${isOdd ? 2 : 0}, decode(${randomBytes(32).toString('hex')}, 'hex'))`);
  } else {
    await db.rows(sql`
      insert into notifications (user_id, kind, resource, record_id, created_at)
      values (${userId}, ${isOdd ? 'mention' : 'assignment'}, 'orders', ${index + 1}, ${moment})`);
  }
}

const writes = fc.array(
  fc.record({
    kind: fc.constantFrom(
      ...([
        'create',
        'change',
        'status',
        'trash',
        'restore',
        'category',
        'purge',
        'photo',
        'time',
        ...chatWrites,
      ] as const),
    ),
    index: fc.nat(30),
    draft: fc.record({
      name: fc.constantFrom(
        { en: 'Crane' },
        { en: 'Crane', pl: 'Dźwig' },
        { en: 'Loader', ru: 'Погрузчик' },
      ),
      prices: fc.constantFrom(
        { price_per_shift: null, price_per_hour: null },
        { price_per_shift: null, price_per_hour: '10.00' },
        { price_per_shift: '70.00', price_per_hour: '500.00' },
      ),
    }),
    status: fc.constantFrom('active', 'hidden', 'rejected'),
    resource: fc.constantFrom('offers', 'orders', 'tags'),
  }),
  { minLength: 60, maxLength: 60 },
);

test('every figure equals the count of its list after random writes', {
  timeout: 240_000,
}, async () => {
  const owner = await app.db.one<{ id: number }>(sql`
    insert into users (first_name, last_name, email, kind) values ('One', 'Owner', 'one@yard.test', 'client') returning id`);
  const category = await app.make('categories');
  const made: { resource: string; id: number }[] = [];
  const photos: number[] = [];
  const userId = (await app.admin.get('/profile')).data<WireRecord>().id;
  await fc.assert(
    fc.asyncProperty(writes, async (steps) => {
      for (const { kind, index, draft, status, resource } of steps) {
        const chosen = made[index % Math.max(1, made.length)];
        const path = chosen && `/${chosen.resource}`;
        if (kind === 'create' || !chosen || !path) {
          const changes: Draft = { ...draft, category: category.id, properties: [] };
          if (resource !== 'orders') changes.user = owner?.id;
          const { id } = await app.make(resource, changes);
          if (id) made.push({ resource, id });
        } else if (kind === 'change') await app.admin.patch(`${path}/${chosen.id}`, { ...draft });
        else if (kind === 'status') {
          await app.admin.patch(`${path}/${chosen.id}/change_status`, { status, reason: 'No' });
        } else if (kind === 'time') {
          // New orders become waiting ones, and days of figures end.
          app.clock.advance(index * 900_000);
        } else if (isChatWrite(kind)) {
          await writeChat({ kind, index, userId });
        } else if (kind === 'trash') await app.admin.delete(path, { id: chosen.id });
        else if (kind === 'restore') await app.admin.post(`${path}/restore`, { ids: [chosen.id] });
        else if (kind === 'purge') await app.admin.post(`${path}/purge`, { ids: [chosen.id] });
        else if (kind === 'category') {
          await app.admin.patch(`/categories/${category.id}`, {
            price_interval: { from: '5.00', to: `${index + 5}.00`, currency: 1 },
          });
        } else {
          if (photos.length < 3) photos.push((await uploadPhoto(app.admin)).id);
          const image = { id: photos[index % photos.length] };
          await app.admin.patch(`${path}/${chosen.id}`, { image });
        }
      }
      await app.idle();
      await expectEqualLists(app.admin);
      await expectExactIssues();
    }),
    { numRuns: 5, endOnFailure: true },
  );
  const { queue, figures } = (await app.admin.get('/home')).data<Home>();
  expect(queue.map(({ item }) => item)).toEqual(queueItems);
  expect(figures.map(({ figure }) => figure)).toEqual(homeFigures);
  // The property holds for a user with few permissions too.
  await expectEqualLists(await app.signInAs('editor'));
});
