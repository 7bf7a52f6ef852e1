import {
  changeCustomerNotices,
  changeNoticeTexts,
  customerNoticeSettings,
  type NoticePreview,
  previewNotice,
  readCustomerNotices,
} from '@rentyard/contract/entities/chat/customerNoticeRoutes';
import {
  type CustomerNotice,
  declaredNotices,
  type NoticeRecipient as NoticeRecipientRole,
  noticeTextMax,
  noticeTextProblem,
} from '@rentyard/contract/entities/chat/customerNotices';
import type { BuzbotChannel } from '@rentyard/contract/entities/chat/room';
import { type LanguageCode, languageCodes } from '@rentyard/contract/languages';
import type { ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import { normalText } from '@rentyard/validators/normalForm';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { name } from '../db/sqlFragments.ts';
import { Invalid } from '../errors/failures.ts';
import { confirmPermissions } from '../http/access/permissions.ts';
import { handle } from '../http/handle.ts';
import type { Store } from '../records/store.ts';
import { parseSettings, writeSettings } from '../records/write/settings.ts';
import { readRecipient } from './noticeRecipient.ts';
import { fillNotice, type NoticeRecord, readNoticeRecord } from './noticeRecord.ts';
import { noticeSettings, readNoticeSettings, readNoticeTexts } from './noticeSettings.ts';

/** The settings, the texts and the preview of messages to owners and clients. */
export function noticeRoutes(
  app: FastifyInstance,
  { db, clock }: Store,
  channels: readonly BuzbotChannel[],
): void {
  const settings = () => readNoticeSettings(db);

  handle(app, readCustomerNotices, settings);

  handle(app, changeCustomerNotices, async ({ body, user }) => {
    const value = parseSettings(customerNoticeSettings, body);
    refuseHalfHours(value);
    await writeSettings(db, noticeSettings, { value, now: clock(), userId: user.id });
    return settings();
  });

  handle(app, changeNoticeTexts, async ({ params: { notice }, body, user, request }) => {
    const texts = readTexts(notice, body.texts);
    const at = clock().toISOString();
    await db.transaction(async (tx) => {
      for (const [language, text] of Object.entries(texts)) {
        await tx.rows(
          text === ''
            ? sql`delete from customer_notice_texts where notice = ${notice} and language = ${language}`
            : sql`insert into customer_notice_texts (notice, language, text, updated_at, updated_by)
                values (${notice}, ${language}, ${text}, ${at}, ${user.id})
                on conflict (notice, language) do update set text = excluded.text,
                  updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
        );
      }
      await confirmPermissions(request, tx);
    });
    return settings();
  });

  handle(app, previewNotice, async ({ params: { notice }, body }): Promise<NoticePreview> => {
    const typed = readTexts(notice, body.texts ?? {});
    const stored = await readNoticeTexts(db, notice);
    const { resource, recipient: role } = declaredNotices[notice];
    const id = body.record ?? (await latestRecord(db, resource, role));
    const record = id === undefined ? undefined : await readNoticeRecord(db, resource, id);
    if (body.record && !record) throw Invalid.at('record', { id: 'not_found' });
    const personId = role === 'owner' ? record?.owner_id : record?.client_id;
    const recipient = personId ? await readRecipient(db, personId, channels) : undefined;
    const isSent = record?.is_on === true && recipient?.is_on === true;
    const textOf = (language: LanguageCode) => {
      const text = typed[language] || stored[language];
      return record
        ? fillNotice(text, notice, { record, reader: { name: recipient?.name ?? '', language } })
        : text;
    };
    return {
      record: record ? { id: record.id, name: labelOf(record, recipient?.language) } : null,
      recipient: recipient ? { id: recipient.id, name: recipient.name } : null,
      channel: isSent ? (recipient.room?.channel ?? 'email') : null,
      language: recipient?.language ?? null,
      texts: Object.fromEntries(
        languageCodes.map((language) => [language, textOf(language)]),
      ) as Record<LanguageCode, string>,
    };
  });
}

/** Quiet hours have a beginning and an end. */
function refuseHalfHours({ quiet_from: from, quiet_to: to }: Readonly<Record<string, unknown>>) {
  if (Boolean(from) === Boolean(to)) return;
  throw Invalid.at(from ? 'quiet_to' : 'quiet_from', { id: 'pair' });
}

type Texts = Readonly<Partial<Record<LanguageCode, string>>>;

/** @throws {Invalid} for a text that is too long or has a variable that nobody fills in. */
function readTexts(
  notice: CustomerNotice,
  sent: Readonly<Partial<Record<LanguageCode, string | null>>>,
): Texts {
  const texts: Partial<Record<LanguageCode, string>> = {};
  const problems: Record<string, ProblemsByPath[string]> = {};
  for (const language of languageCodes) {
    const given = sent[language];
    if (given === undefined) continue;
    const text = normalText(given ?? '');
    texts[language] = text;
    const problem =
      [...text].length > noticeTextMax
        ? { id: 'max_length', values: { number: noticeTextMax } }
        : noticeTextProblem(notice, text);
    if (problem) problems[`texts.${language}`] = [problem];
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  return texts;
}

/** The latest record with a recipient, else the latest one. */
async function latestRecord(
  db: Store['db'],
  resource: NoticeRecord['resource'],
  role: NoticeRecipientRole,
): Promise<number | undefined> {
  const latest = (condition: SQL) =>
    db.one<{ id: number }>(sql`
      select id from ${name(resource)} where deleted_at is null and ${condition}
      order by updated_at desc, id desc limit 1`);
  const person = name(role === 'owner' ? 'user_id' : 'client_id');
  return ((await latest(sql`${person} is not null`)) ?? (await latest(sql`true`)))?.id;
}

function labelOf({ code, offer }: NoticeRecord, language: LanguageCode = 'en'): string {
  return `${code} · ${offer[language] ?? offer.en ?? Object.values(offer)[0] ?? ''}`;
}
