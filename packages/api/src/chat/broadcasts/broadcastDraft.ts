import type { Audience, QuietHours } from '@rentyard/contract/entities/chat/broadcast';
import type { broadcastBody } from '@rentyard/contract/entities/chat/broadcastBody';
import type { Translated } from '@rentyard/contract/languages';
import type * as z from 'zod/mini';
import { Invalid } from '../../errors/failures.ts';

/** What somebody wants to tell to many. */
export interface BroadcastDraft {
  readonly message: string;
  readonly texts: Translated;
  readonly audience: Audience;
  /** How many recipients the writer was told of. */
  readonly expectedCount: number | undefined;
  readonly scheduledAt: Date | undefined;
  readonly quietHours: QuietHours | null;
  /** The room of a trial. */
  readonly room: number | undefined;
}

/**
 * A broadcast as its body has it.
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
    audience: definedOf(body.audience ?? {}),
    expectedCount: body.expected_count ?? undefined,
    scheduledAt: body.scheduled_at ? new Date(body.scheduled_at) : undefined,
    quietHours: body.quiet_hours ?? null,
    room: body.room ?? undefined,
  };
}

/** Keys that were sent as undefined are keys that were not sent. */
function definedOf(audience: Partial<Record<keyof Audience, unknown>>): Audience {
  return JSON.parse(JSON.stringify(audience)) as Audience;
}
