import { createHmac } from 'node:crypto';
import { telegramWebhook } from '@rentyard/contract/entities/chat/messageRoutes';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../config/clock.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { Invalid, NotFound } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import { isSameSecret } from '../../http/isSameSecret.ts';
import { receiveMessage } from '../messages/receive.ts';
import { readTelegramUpdate, type TelegramUpdate } from './telegramUpdate.ts';

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
