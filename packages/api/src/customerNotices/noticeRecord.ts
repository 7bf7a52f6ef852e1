import { unnamedRecipient } from '@rentyard/contract/entities/chat/broadcastVariables';
import {
  type CustomerNotice,
  declaredNotices,
  type NoticeVariable,
} from '@rentyard/contract/entities/chat/customerNotices';
import { messageBounds } from '@rentyard/contract/entities/chat/message';
import { fillText } from '@rentyard/contract/entities/chat/textVariables';
import { type LanguageCode, languageTag, type Translated } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { DecidedResource } from './decidedValues.ts';

/** What messages say about an offer or an order. */
export interface NoticeRecord {
  readonly resource: DecidedResource;
  readonly id: number;
  readonly code: string;
  /** The name of the machine. */
  readonly offer: Translated;
  readonly reason: string | null;
  readonly starts_at: string | null;
  readonly due_at: string | null;
  readonly total: string | null;
  readonly currency: string | null;
  readonly places: number | null;
  readonly owner_id: number | null;
  readonly client_id: number | null;
  readonly project: string;
  readonly project_id: number;
  /** The project of the record sends messages. */
  readonly is_on: boolean;
  /** The project has a mail server of its own. */
  readonly has_mail_server: boolean;
  readonly time_zone: string;
}

const projectColumns = sql`
  p.name as project, p.id as project_id, p.customer_notices as is_on,
  p.smtp_server is not null as has_mail_server,
  coalesce((select w.time_zone from work_calendars w where w.id = p.work_calendar_id), 'UTC') as time_zone`;

/** Undefined when the record was deleted. */
export function readNoticeRecord(
  on: Queryable,
  resource: DecidedResource,
  id: number,
): Promise<NoticeRecord | undefined> {
  const rejected = sql`(
    select h.reason from status_history h
    where h.resource = ${resource} and h.record_id = r.id and h.to_status = 'rejected'
    order by h.id desc limit 1)`;
  if (resource === 'offers') {
    return on.one<NoticeRecord>(sql`
      select 'offers' as resource, r.id, r.code, r.name as offer, ${rejected} as reason,
        null as starts_at, null as due_at, null as total, null as currency, null::integer as places,
        r.user_id as owner_id, null::bigint as client_id, ${projectColumns}
      from offers r join projects p on p.id = r.project_id
      where r.id = ${id} and r.deleted_at is null`);
  }
  return on.one<NoticeRecord>(sql`
    select 'orders' as resource, r.id, r.code, coalesce(f.name, r.name) as offer,
      coalesce(r.cancel_reason, ${rejected}) as reason, r.starts_at, r.due_at, r.total::text as total,
      c.code as currency, c.decimal as places, coalesce(f.user_id, r.user_id) as owner_id, r.client_id,
      ${projectColumns}
    from orders r join projects p on p.id = r.project_id
    left join offers f on f.id = r.offer_id left join currencies c on c.id = r.currency_id
    where r.id = ${id} and r.deleted_at is null`);
}

interface Reader {
  readonly name: string;
  readonly language: LanguageCode;
}

/** The text of a message with the values of the record, as the reader gets it. */
export function fillNotice(
  text: string,
  notice: CustomerNotice,
  { record, reader }: { readonly record: NoticeRecord; readonly reader: Reader },
): string {
  const { language } = reader;
  const known = reader.name.trim() || unnamedRecipient[language];
  const at = (moment: string | null) => formatMoment(moment, language, record.time_zone);
  const values: Readonly<Record<NoticeVariable, string>> = {
    name: known,
    first_name: reader.name.trim().split(/\s+/)[0] || known,
    project: record.project,
    offer: nameIn(record.offer, language),
    code: record.code,
    reason: record.reason ?? '',
    from: at(record.starts_at),
    to: at(record.due_at),
    total: formatTotal(record, language),
  };
  const own = declaredNotices[notice].variables.map((variable) => [variable, values[variable]]);
  const filled = fillText(text, Object.fromEntries(own) as Record<NoticeVariable, string>);
  return [...filled].slice(0, messageBounds.text).join('');
}

function nameIn(names: Translated, language: LanguageCode): string {
  return names[language] ?? names.en ?? Object.values(names)[0] ?? '';
}

const unknown = '–';

function formatMoment(moment: string | null, language: LanguageCode, timeZone: string): string {
  if (moment === null) return unknown;
  return new Intl.DateTimeFormat(languageTag(language), {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ hourCycle: 'h23', timeZone },
  }).format(new Date(moment));
}

function formatTotal({ total, currency, places }: NoticeRecord, language: LanguageCode): string {
  if (total === null || currency === null) return unknown;
  const digits = places ?? 2;
  const amount = new Intl.NumberFormat(languageTag(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Number(total));
  return `${amount} ${currency}`;
}
