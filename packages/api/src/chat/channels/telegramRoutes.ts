import { createHmac } from 'node:crypto';
import { buttonLabels, messageButtons } from '@rentyard/contract/entities/chat/messageButtons';
import { telegramWebhook } from '@rentyard/contract/entities/chat/messageRoutes';
import { isLanguageCode, type LanguageCode } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Clock } from '../../config/clock.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { Invalid, NotFound } from '../../errors/failures.ts';
import { isSameSecret } from '../../http/access/isSameSecret.ts';
import { handle } from '../../http/handle.ts';
import { type Incoming, receiveMessage } from '../messages/receive.ts';

interface Context {
  readonly db: Database;
  readonly clock: Clock;
  /** The last segment of the webhook path; undefined without a bot. */
  readonly secret: string | undefined;
}

/**
 * The default last segment of the webhook path: derived from the secret key and the token of the
 * bot, so that it cannot be guessed.
 */
export function webhookSecret(secretKey: Uint8Array, token: string): string {
  return createHmac('sha256', secretKey).update(`telegram:${token}`).digest('hex');
}

/** `POST /buzbot/channels/telegram/{secret}`: updates of the Bot API. */
export function telegramRoutes(app: FastifyInstance, { db, clock, secret }: Context): void {
  handle(app, telegramWebhook, async ({ params, body }) => {
    if (secret === undefined || !isSameSecret(params.secret, secret)) throw new NotFound();
    const update = readTelegramUpdate(body);
    if (!update) throw Invalid.at('update_id', { id: 'type' });
    await db.transaction((tx) => take(tx, update, clock()));
    return { ok: true };
  });
}

async function take(tx: Transaction, update: TelegramUpdate, now: Date): Promise<void> {
  if (update.kind === 'message') return receiveMessage(tx, update.incoming, now);
  if (update.kind === 'membership') {
    await tx.rows(sql`
      update buzbot_rooms set is_blocked = ${update.isBlocked}
      where channel = 'telegram' and external_id = ${update.chat}`);
  }
}

const person = z.looseObject({
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  username: z.string().optional(),
  language_code: z.string().optional(),
});

const chat = z.looseObject({
  id: z.int(),
  type: z.string().optional(),
  title: z.string().optional(),
});

const update = z.looseObject({
  update_id: z.int(),
  message: z
    .looseObject({
      message_id: z.int(),
      chat,
      from: person.optional(),
      text: z.string().optional(),
      caption: z.string().optional(),
      photo: z.array(z.looseObject({ file_id: z.string() })).optional(),
      reply_to_message: z.looseObject({ message_id: z.int() }).optional(),
    })
    .optional(),
  callback_query: z
    .looseObject({
      id: z.string(),
      from: person,
      data: z.string().optional(),
      message: z.looseObject({ message_id: z.int(), chat }).optional(),
    })
    .optional(),
  my_chat_member: z
    .looseObject({ chat, new_chat_member: z.looseObject({ status: z.string() }) })
    .optional(),
});

/** A parsed update of the Bot API. */
type TelegramUpdate =
  | { readonly kind: 'message'; readonly incoming: Incoming }
  /** The customer has blocked or unblocked the bot. */
  | { readonly kind: 'membership'; readonly chat: string; readonly isBlocked: boolean }
  /** An update that the product does not handle: edits, channels, joins. */
  | { readonly kind: 'other' };

/** Parses an update (core.telegram.org/bots/api#update); undefined for other data. */
export function readTelegramUpdate(body: unknown): TelegramUpdate | undefined {
  const parsed = update.safeParse(body);
  if (!parsed.success) return undefined;
  const { message, my_chat_member, callback_query } = parsed.data;
  if (callback_query) return readPress(callback_query, body);
  if (my_chat_member) {
    const { status } = my_chat_member.new_chat_member;
    const isBlocked = status === 'kicked' || status === 'left';
    return { kind: 'membership', chat: String(my_chat_member.chat.id), isBlocked };
  }
  const text = message?.text ?? message?.caption ?? (message?.photo ? pictureMark : undefined);
  if (!message || text === undefined) return { kind: 'other' };
  return {
    kind: 'message',
    incoming: {
      channel: 'telegram',
      chat: String(message.chat.id),
      customer: formatName(message.from ?? {}, message.chat.title),
      language: parseLanguage(message.from?.language_code),
      text: text.slice(0, 4_096),
      externalId: String(message.message_id),
      replyTo: message.reply_to_message && String(message.reply_to_message.message_id),
      payload: body,
    },
  };
}

/** A pressed button is a message with its label. */
function readPress(
  { id, from, data, message }: NonNullable<z.infer<typeof update>['callback_query']>,
  payload: unknown,
): TelegramUpdate {
  const button = messageButtons.find((one) => data?.endsWith(`:${one}`));
  if (!message || !button) return { kind: 'other' };
  const language = parseLanguage(from.language_code);
  return {
    kind: 'message',
    incoming: {
      channel: 'telegram',
      chat: String(message.chat.id),
      customer: formatName(from, message.chat.title),
      ...{ language, button, payload },
      text: buttonLabels[language ?? 'en'][button],
      externalId: `press-${id}`,
      replyTo: String(message.message_id),
    },
  };
}

/** The text of a picture without a caption. */
const pictureMark = '[photo]';

function formatName(
  { first_name, last_name, username }: z.infer<typeof person>,
  title: string | undefined,
): string {
  const full = [first_name, last_name].filter(Boolean).join(' ').trim();
  return (full || username || title || 'Telegram').slice(0, 255);
}

/** Maps `uk` and `ru-RU` to language codes of this product. */
function parseLanguage(tag: string | undefined): LanguageCode | undefined {
  const code = tag?.toLowerCase().split('-')[0];
  if (code === 'uk') return 'ua';
  return isLanguageCode(code) ? code : undefined;
}
