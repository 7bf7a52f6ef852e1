import type { CustomerNoticeSettings } from '@rentyard/contract/entities/chat/customerNoticeRoutes';
import {
  type CustomerNotice,
  customerNotices,
  declaredNotices,
} from '@rentyard/contract/entities/chat/customerNotices';
import { type LanguageCode, languageCodes } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../records/write/settings.ts';
import { defaultTexts } from './defaultTexts.ts';

/** The group of settings. */
export const noticeSettings = 'customer_notices';

type Timing = Pick<CustomerNoticeSettings, 'delay_minutes' | 'quiet_from' | 'quiet_to'>;

/** A minute is long enough to notice a mistake and to undo it. */
const defaults: Timing = { delay_minutes: 1, quiet_from: null, quiet_to: null };

const minute = 60_000;

interface NoticeTiming {
  /** In ms. */
  readonly delay: number;
  /** The quiet hours of a day, at the local time of the project; null without any. */
  readonly quiet: { readonly from: string; readonly to: string } | null;
}

/** When messages about decisions are sent. */
export async function readNoticeTiming(on: Queryable): Promise<NoticeTiming> {
  const { delay_minutes, quiet_from: from, quiet_to: to } = await readTiming(on);
  return { delay: delay_minutes * minute, quiet: from && to && from !== to ? { from, to } : null };
}

function readTiming(on: Queryable): Promise<Timing> {
  return readSettings(on, noticeSettings, defaults);
}

type Texts = Readonly<Record<LanguageCode, string>>;

/** The texts of a message by language: those of an admin, else those of the product. */
export async function readNoticeTexts(on: Queryable, notice: CustomerNotice): Promise<Texts> {
  const rows = await on.rows<{ language: LanguageCode; text: string }>(sql`
    select language, text from customer_notice_texts where notice = ${notice}`);
  return {
    ...defaultTexts[notice],
    ...Object.fromEntries(rows.map(({ language, text }) => [language, text])),
  };
}

/** All settings and texts of messages to customers. */
export async function readNoticeSettings(on: Queryable): Promise<CustomerNoticeSettings> {
  const timing = await readTiming(on);
  const rows = await on.rows<{ notice: CustomerNotice; language: LanguageCode; text: string }>(
    sql`select notice, language, text from customer_notice_texts`,
  );
  const changed = new Map(rows.map((row) => [`${row.notice} ${row.language}`, row.text]));
  const collectTexts = (notice: CustomerNotice) =>
    Object.fromEntries(
      languageCodes.map((code) => [
        code,
        changed.get(`${notice} ${code}`) ?? defaultTexts[notice][code],
      ]),
    ) as Record<LanguageCode, string>;
  return {
    ...timing,
    templates: customerNotices.map((notice) => ({
      notice,
      ...declaredNotices[notice],
      texts: collectTexts(notice),
      defaults: defaultTexts[notice],
    })),
  };
}
