import type { QuietHours } from '@rentyard/contract/entities/chat/broadcast';
import type { createBroadcastRoute } from '@rentyard/contract/entities/chat/broadcastRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { BodyInputOf } from '@rentyard/contract/schema/route';

/** A broadcast as the server takes it. */
export type BroadcastBody = BodyInputOf<typeof createBroadcastRoute>;

export type Audience = NonNullable<BroadcastBody['audience']>;

/** What somebody is about to tell to many, as the screen keeps it. */
export interface BroadcastDraft {
  /** For whom there is no text of their own language. */
  readonly message: string;
  readonly texts: Readonly<Partial<Record<LanguageCode, string>>>;
  readonly audience: Audience;
  /** A moment; null for at once. */
  readonly scheduledAt: string | null;
  readonly quietHours: QuietHours | null;
}

export const emptyDraft: BroadcastDraft = {
  message: '',
  texts: {},
  audience: {},
  scheduledAt: null,
  quietHours: null,
};

/** Nights of the reader's own clock: what quiet hours start with. */
export function defaultQuietHours(): QuietHours {
  return {
    from: '21:00',
    to: '08:00',
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** Whether there is anything to send. */
export function hasText({ message, texts }: BroadcastDraft): boolean {
  return [message, ...Object.values(texts)].some((text) => text.trim() !== '');
}

export function bodyOf({ scheduledAt, quietHours, ...draft }: BroadcastDraft): BroadcastBody {
  return { ...previewBodyOf(draft), scheduled_at: scheduledAt, quiet_hours: quietHours };
}

/**
 * What decides who is reached and what they read. The server wants words before it counts, so a dash
 * stands for those that are not written yet.
 */
export function previewBodyOf({
  message,
  texts,
  audience,
}: Pick<BroadcastDraft, 'message' | 'texts' | 'audience'>): BroadcastBody {
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  const words = message.trim() || (written.length === 0 ? '—' : '');
  return { message: words, texts: Object.fromEntries(written), audience };
}

/** Narrows the audience by a list of which nothing, or everything, chosen narrows nothing. */
export function toggleValue<Value extends string>(
  chosen: readonly Value[] | undefined,
  value: Value,
  all: readonly Value[],
): readonly Value[] | undefined {
  const before = chosen ?? all;
  const next = before.includes(value)
    ? before.filter((one) => one !== value)
    : all.filter((one) => one === value || before.includes(one));
  return next.length === 0 || next.length === all.length ? undefined : next;
}
