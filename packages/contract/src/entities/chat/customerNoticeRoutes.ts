import * as z from 'zod/mini';
import { languageCodes } from '../../languages.ts';
import { number, text } from '../../schema/fields.ts';
import { draft } from '../../schema/records.ts';
import { defineForm } from '../../schema/resource.ts';
import { fieldProblems } from '../../schema/routes/requests.ts';
import { count, option, string } from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';
import { customerNotices, noticeRecipients } from './customerNotices.ts';
import { buzbotChannels } from './room.ts';

const timeOfDay = text({ max: 5, pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$' });

/** When messages about decisions are sent. Times are those of the project of the record. */
export const customerNoticeSettings = defineForm('customer_notice_settings', {
  /** Minutes in which an undone decision is not sent. */
  delay_minutes: number({ min: 0, max: 1_440, required: true }),
  quiet_from: timeOfDay,
  quiet_to: timeOfDay,
});

const textByLanguage = z.record(z.enum(languageCodes), string);

const template = z.strictObject({
  notice: z.enum(customerNotices),
  resource: z.enum(['offers', 'orders']),
  recipient: z.enum(noticeRecipients),
  // The names that texts may have in braces.
  variables: z.array(string),
  texts: textByLanguage,
  // The texts of the product, which an empty text restores.
  defaults: textByLanguage,
});

const shown = z.strictObject({
  delay_minutes: count,
  // Null: messages are sent at any time.
  quiet_from: z.nullable(string),
  quiet_to: z.nullable(string),
  templates: z.array(template),
});

export type CustomerNoticeSettings = TypeOf<typeof shown>;
export type NoticeTemplate = CustomerNoticeSettings['templates'][number];

const tag = 'settings';
const params = z.object({ notice: z.enum(customerNotices) });
const texts = z.partialRecord(z.enum(languageCodes), z.nullable(z.string()));

export const readCustomerNotices = route({
  method: 'GET',
  path: '/settings/customer_notices',
  permission: 'admin',
  tag,
  response: shown,
  errors: [422],
  summary: 'The messages about decisions and returns to owners and clients. For admins',
});

export const changeCustomerNotices = route({
  method: 'PATCH',
  path: '/settings/customer_notices',
  permission: 'admin',
  tag,
  body: draft(customerNoticeSettings, 'create'),
  response: shown,
  errors: [409, 422],
  summary: 'Change when messages to owners and clients are sent. For admins',
});

export const changeNoticeTexts = route({
  method: 'PATCH',
  path: '/settings/customer_notices/:notice',
  permission: 'admin',
  tag,
  params,
  body: fieldProblems(z.strictObject({ texts })),
  response: shown,
  errors: [404, 409, 422],
  summary:
    'Change the texts of a message by language. An empty text restores that of the product. For admins',
});

const preview = z.strictObject({
  // The record of the preview; null when there is none.
  record: z.nullable(option),
  recipient: z.nullable(option),
  // Null when nothing would be sent: nobody is known, or messages are turned off.
  channel: z.nullable(z.enum([...buzbotChannels, 'email'])),
  // The language of the recipient.
  language: z.nullable(z.enum(languageCodes)),
  texts: textByLanguage,
});

export type NoticePreview = TypeOf<typeof preview>;

export const previewNotice = route({
  method: 'POST',
  path: '/settings/customer_notices/:notice/preview',
  permission: 'admin',
  tag,
  params,
  body: fieldProblems(
    z.strictObject({
      texts: z.optional(texts),
      // The latest record without it.
      record: z.optional(z.nullable(z.int().check(z.minimum(1)))),
    }),
  ),
  response: preview,
  errors: [404, 422],
  summary: 'The texts of a message with the values of a record, and who would get it. For admins',
});
