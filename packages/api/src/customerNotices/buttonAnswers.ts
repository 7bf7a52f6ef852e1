import type { LanguageCode } from '@rentyard/contract/languages';
import { fillIn } from '@rentyard/contract/messages/fillIn';
import { readLocal } from '@rentyard/validators/localText';
import { type SQL, sql } from 'drizzle-orm';
import { type ButtonReply, buttonReplyJob } from '../chat/messages/buttonReplies.ts';
import { postBotMessage } from '../chat/messages/postBotMessage.ts';
import type { Transaction } from '../db/database.ts';
import { blockedPeriods } from '../entities/rental/blockedPeriods.ts';
import { momentOfWallClock, toWallClock } from '../entities/rental/rentalTime.ts';
import { readCalendar } from '../entities/rental/workCalendars.ts';
import { NotAvailable } from '../errors/failures.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { tryRow } from '../jobs/tryRow.ts';
import type { Store } from '../records/store.ts';
import { createRecord } from '../records/write/save.ts';
import { type Answer, answerTexts } from './answerTexts.ts';
import type { DecidedResource } from './decidedValues.ts';

interface Received {
  readonly text: string;
  readonly room: number;
  readonly customer_id: number | null;
  readonly language: LanguageCode;
  readonly resource: DecidedResource | null;
  readonly record_id: number | null;
  /** The offer of the record, or the one that the bot waits for. */
  readonly offer: number | null;
  readonly owner: number | null;
  readonly region: number | null;
  readonly project: number | null;
  readonly name: string;
  readonly pattern: string;
}

/** Registers the job that answers pressed buttons, and dates that follow "not available". */
export function handleButtonReplies(jobs: Jobs, store: Store): void {
  jobs.handle<ButtonReply>(buttonReplyJob, {
    isStored: false,
    pool: 'messages',
    async run(job) {
      await job.step(async (tx) => {
        await answer(tx, store, job.payload);
        return { isLast: true };
      });
    },
  });
}

async function answer(tx: Transaction, store: Store, { message, button }: ButtonReply) {
  const received = await readReceived(tx, message);
  if (!received) return;
  const { room, language, resource, record_id } = received;
  const now = store.clock();
  const say = (kind: Answer, values: Readonly<Record<string, string>> = {}) =>
    postBotMessage(
      tx,
      {
        room,
        text: fillIn(answerTexts[language][kind], { offer: received.name, ...values }),
        record: resource && record_id ? { resource, id: record_id } : null,
      },
      now,
    );
  const wait = (value: SQL) =>
    tx.rows(sql`update buzbot_rooms set awaits = ${value} where id = ${room}`);
  const isOwner = received.owner !== null && received.owner === received.customer_id;
  if (button === 'confirm' || button === 'available') {
    await wait(sql`null`);
    return say(button === 'confirm' ? 'confirmed' : 'available');
  }
  // Only the owner of a machine decides when it is not available.
  if (!isOwner) {
    await wait(sql`null`);
    return say('not_owner');
  }
  if (button === 'not_available') {
    await wait(sql`${JSON.stringify({ offer: received.offer, at: now.toISOString() })}::jsonb`);
    return say('dates');
  }
  return block(tx, store, { received, say, wait });
}

interface Blocking {
  readonly received: Received;
  readonly say: (kind: Answer, values?: Readonly<Record<string, string>>) => Promise<void>;
  readonly wait: (value: SQL) => Promise<unknown>;
}

/** Blocks the typed days, or explains why not and waits for other ones. */
async function block(tx: Transaction, store: Store, { received, say, wait }: Blocking) {
  const { offer, region, project, customer_id: personId, text, pattern, language } = received;
  if (personId === null) return;
  const { timeZone } = await readCalendar(tx, { offer, region, project });
  const today = toWallClock(timeZone, store.clock()).toISOString().slice(0, 10);
  const period = readTypedPeriod(text, { pattern, today });
  if (!period) return say('not_dates');
  if (period.to < today) return say('past');
  const findStart = (date: string, days = 0) =>
    momentOfWallClock(timeZone, new Date(Date.parse(date) + days * 86_400_000)).toISOString();
  const locale = { language, fallback: (await store.languages.read(tx)).default };
  const outcome = await tryRow(tx, () =>
    createRecord(
      { tx, store, binding: blockedPeriods, personId, locale },
      {
        offer,
        starts_at: findStart(period.from),
        ends_at: findStart(period.to, 1),
        reason: 'owner',
      },
    ),
  );
  if (outcome.problems) {
    const isTaken = outcome.failure instanceof NotAvailable;
    return say(isTaken ? 'taken' : 'not_dates', { ...period });
  }
  await wait(sql`null`);
  return say('blocked', { ...period });
}

/** The message of the customer with the offer that it is about; undefined when it was deleted. */
function readReceived(tx: Transaction, message: number): Promise<Received | undefined> {
  return tx.one<Received>(sql`
    select m.text, o.id as room, o.customer_id, o.language, m.record_resource as resource, m.record_id,
      f.id as offer, f.user_id as owner, f.region_id as region, f.project_id as project,
      coalesce(f.name ->> o.language, f.name ->> 'en', f.code, '') as name,
      coalesce((select l.numeric_date_format from languages l
        where l.code = o.language and l.deleted_at is null), 'dd.MM.yyyy') as pattern
    from buzbot_messages m join buzbot_rooms o on o.id = m.room_id
    left join orders r on m.record_resource = 'orders' and r.id = m.record_id
    left join offers f on f.deleted_at is null and f.id = coalesce((o.awaits ->> 'offer')::bigint,
      case when m.record_resource = 'offers' then m.record_id else r.offer_id end)
    where m.id = ${message} for update of o`);
}

/** Two days, both included: `2026-12-05`. */
interface TypedPeriod {
  readonly from: string;
  readonly to: string;
}

/** A date with or without its year. */
const date = /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?/g;
const hasYear = /^\d{4}-|[./-]\d{1,2}[./-]\d/;

/**
 * Reads the days that somebody typed: `5.12 - 12.12.2026`, `05/12/2026`, `2026-12-05 2026-12-12`. One date is one
 * day. A date without a year is the next such day. Undefined for anything else, and for an end before its start.
 */
export function readTypedPeriod(
  text: string,
  { pattern, today }: { readonly pattern: string; readonly today: string },
): TypedPeriod | undefined {
  const typed = text.match(date) ?? [];
  if (typed.length === 0 || typed.length > 2) return undefined;
  const from = readDay(typed[0] ?? '', pattern, today);
  const to = readDay(typed[1] ?? typed[0] ?? '', pattern, from ?? today);
  return from === undefined || to === undefined || to < from ? undefined : { from, to };
}

function readDay(typed: string, pattern: string, since: string): string | undefined {
  if (hasYear.test(typed)) return readLocal(typed, pattern);
  const separator = /[./-]/.exec(typed)?.[0] ?? '.';
  const inYear = (year: number) => readLocal(`${typed}${separator}${year}`, pattern);
  const year = Number(since.slice(0, 4));
  const found = inYear(year);
  return found !== undefined && found < since ? inYear(year + 1) : found;
}
