import type { Audience, QuietHours } from '@rentyard/contract/entities/chat/broadcast';
import type { broadcastBody } from '@rentyard/contract/entities/chat/broadcastBody';
import type { Translated } from '@rentyard/contract/languages';
import type * as z from 'zod/mini';
import { Invalid } from '../../errors/failures.ts';

/** A new broadcast. */
export interface BroadcastDraft {
  readonly message: string;
  readonly texts: Translated;
  readonly audience: Audience;
  /** The number of recipients that the form displayed. */
  readonly expectedCount: number | undefined;
  readonly scheduledAt: Date | undefined;
  readonly quietHours: QuietHours | null;
  /** The room of a test message. */
  readonly room: number | undefined;
}

/**
 * Converts a request body to a draft.
 * @throws {Invalid} without any text.
 */
export function broadcastDraft(body: z.output<typeof broadcastBody>): BroadcastDraft {
  const texts = Object.fromEntries(
    Object.entries(body.texts ?? {}).flatMap(([code, text]) => (text ? [[code, text]] : [])),
  );
  const message = body.message || texts.en || Object.values(texts)[0] || '';
  if (message === '') {
    throw Invalid.at('message', { id: 'required', values: { field: 'message' } });
  }
  return {
    message,
    texts,
    audience: dropUndefined(body.audience ?? {}),
    expectedCount: body.expected_count ?? undefined,
    scheduledAt: body.scheduled_at ? new Date(body.scheduled_at) : undefined,
    quietHours: body.quiet_hours ?? null,
    room: body.room ?? undefined,
  };
}

/** Drops keys whose value is undefined. */
function dropUndefined(audience: Partial<Record<keyof Audience, unknown>>): Audience {
  return JSON.parse(JSON.stringify(audience)) as Audience;
}
