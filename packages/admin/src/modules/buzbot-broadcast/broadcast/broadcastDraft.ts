import type { QuietHours } from '@rentyard/contract/entities/chat/broadcast';
import type { createBroadcastRoute } from '@rentyard/contract/entities/chat/broadcastRoutes';
import { broadcastVariables } from '@rentyard/contract/entities/chat/broadcastVariables';
import { unknownVariable } from '@rentyard/contract/entities/chat/textVariables';
import type { LanguageCode } from '@rentyard/contract/languages';
import { utcMoment } from '@rentyard/contract/schema/moments';
import type { BodyInputOf } from '@rentyard/contract/schema/routes/route';
import type { Problem } from '@rentyard/validators';

/** The request body of a broadcast. */
export type BroadcastBody = BodyInputOf<typeof createBroadcastRoute>;

export type Audience = NonNullable<BroadcastBody['audience']>;

/** State of the broadcast composer. */
export interface BroadcastDraft {
  /** Default text, for languages without their own. */
  readonly message: string;
  readonly texts: Readonly<Partial<Record<LanguageCode, string>>>;
  readonly audience: Audience;
  /** Moment of sending; null for now. */
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

/** Default quiet hours: the night in the time zone of the account. */
export function defaultQuietHours(timeZone: string): QuietHours {
  return { from: '21:00', to: '08:00', time_zone: timeZone };
}

/**
 * The problem of the moment of sending: it is no time, or it is not later than now. The server checks
 * it again when the broadcast is created.
 */
export function scheduleProblem(
  { scheduledAt }: Pick<BroadcastDraft, 'scheduledAt'>,
  now: number,
): Problem | undefined {
  if (scheduledAt === null) return undefined;
  if (utcMoment(scheduledAt) === undefined) return { id: 'date' };
  return Date.parse(scheduledAt) <= now ? { id: 'past' } : undefined;
}

/** The problem of each text, by its path in a request: a variable that does not exist. */
export function textProblems({
  message,
  texts,
}: Pick<BroadcastDraft, 'message' | 'texts'>): Readonly<Record<string, Problem>> {
  const byPath = [
    ['message', message] as const,
    ...Object.entries(texts).map(([code, text]) => [`texts.${code}`, text] as const),
  ];
  return Object.fromEntries(
    byPath.flatMap(([path, text]) => {
      const problem = unknownVariable(text, broadcastVariables);
      return problem ? [[path, problem]] : [];
    }),
  );
}

/** Whether there is any text to send. */
export function hasText({ message, texts }: BroadcastDraft): boolean {
  return [message, ...Object.values(texts)].some((text) => text.trim() !== '');
}

export function buildBody({ scheduledAt, quietHours, ...draft }: BroadcastDraft): BroadcastBody {
  return { ...buildPreviewBody(draft), scheduled_at: scheduledAt, quiet_hours: quietHours };
}

/**
 * The properties of the body that determine the recipients and their texts. The server requires a
 * text, so an empty draft has a dash.
 */
export function buildPreviewBody({
  message,
  texts,
  audience,
}: Pick<BroadcastDraft, 'message' | 'texts' | 'audience'>): BroadcastBody {
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  const words = message.trim() || (written.length === 0 ? '—' : '');
  return { message: words, texts: Object.fromEntries(written), audience };
}

/** Toggles a value of an audience filter. Selecting none or all values removes the filter. */
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
