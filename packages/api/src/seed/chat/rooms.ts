import type { LanguageCode } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { languageOfCountry } from '../data/chatTexts.ts';
import { type Dialogue, dialogues } from '../data/dialogues.ts';
import { clients } from '../data/people.ts';
import type { Origin } from '../insertRows.ts';
import { insertRows, type SeedRow } from '../insertRows.ts';
import { createRandom, mix, type Random } from '../random/random.ts';

/** One of five clients has never written: 24 of the 30 have a room. */
const silentFifth = 4;

/** The customer who has blocked the bot. */
const blockedIndex = 23;

const minute = 60_000;
const day = 86_400_000;

/** The data of a room that other demo data of the chat needs. */
export interface SeededRoom {
  readonly id: number;
  readonly name: string;
  readonly language: LanguageCode;
}

/** Seeds rooms and returns their messages, which are inserted later. */
export async function seedRooms(
  db: Queryable,
  origin: Origin,
): Promise<{ readonly rooms: readonly SeededRoom[]; readonly messages: readonly SeedRow[] }> {
  const people = await db.rows<{ id: number; name: string }>(
    sql`select id, name from users where kind = 'client' order by id limit ${clients.length}`,
  );
  const customers = people
    .map((person, at) => ({ ...person, country: clients[at]?.country ?? '' }))
    .filter((_, at) => at % 5 !== silentFifth);
  const editor = await db.one<{ id: number }>(sql`
    select min(u.id) as id from users u join roles r on r.id = u.role_id where r.system = 'editor'`);
  const staff = [origin.adminId, editor?.id ?? origin.adminId];
  const drafts = customers.map((customer, index) => roomDraft(origin, customer, index, staff));
  const ids = await insertRows(
    db,
    'buzbot_rooms',
    drafts.map(({ room }) => room),
  );
  const messages = drafts.flatMap(({ messages: lines }, index) =>
    lines.map((line) => ({ room_id: ids[index], ...line })),
  );
  messages.sort((a, b) => a.created_at.localeCompare(b.created_at));
  const rooms = drafts.map(({ room }, index) => ({
    id: ids[index] ?? 0,
    name: room.customer_name,
    language: room.language,
  }));
  return { rooms, messages };
}

function roomDraft(
  { seed, now }: Origin,
  customer: { readonly id: number; readonly name: string; readonly country: string },
  index: number,
  staff: readonly number[],
) {
  const random = createRandom(mix(seed, 31, index));
  const spoken = languageOfCountry[customer.country] ?? ['en'];
  const language = spoken[index % spoken.length] ?? 'en';
  const talks = dialogues[language];
  const dialogue = talks[index % talks.length] ?? [];
  // Some conversations end with an unanswered question.
  const isOpen = index % 3 === 0;
  // In a few only the bot has replied so far.
  const isNew = index % 6 === 0;
  const length = isNew ? 2 : isOpen ? lastQuestion(dialogue) : dialogue.length;
  const lines = dialogue.slice(0, length);
  const author = random.pick(staff);
  const messages = timed(lines, now, random, author);
  const isHuman = lines.some(([speaker]) => speaker === 'staff');
  const first = new Date(now.getTime() - (40 - index) * day).toISOString();
  return {
    messages,
    room: {
      channel: 'demo',
      external_id: `demo-${index + 1}`,
      customer_id: index % 4 === 3 ? null : customer.id,
      customer_name: customer.name,
      language,
      state: isHuman ? 'human' : 'bot',
      assignee_id: isHuman && index % 5 !== 4 ? author : null,
      unread: isOpen ? 1 : 0,
      is_blocked: index === blockedIndex,
      version: 1,
      created_at: first,
      updated_at: first,
    },
  };
}

/** The number of lines up to the last one of the customer. */
function lastQuestion(dialogue: Dialogue): number {
  return dialogue.findLastIndex(([speaker]) => speaker === 'customer') + 1;
}

/** The lines with their times; the last one is a few days old at most. */
function timed(lines: Dialogue, now: Date, random: Random, author: number) {
  let at = now.getTime() - random.next() * 6 * day - 10 * minute;
  const backwards = lines.toReversed().map(([speaker, text]) => {
    const created = new Date(at).toISOString();
    at -= random.between(1, 45) * minute;
    const isOut = speaker === 'staff' || speaker === 'bot';
    return {
      direction: speaker === 'customer' ? 'in' : isOut ? 'out' : 'note',
      author_id: speaker === 'staff' || speaker === 'note' ? author : null,
      text,
      attachments: [],
      delivery: speaker === 'note' ? null : 'delivered',
      created_at: created,
    };
  });
  return backwards.reverse();
}
