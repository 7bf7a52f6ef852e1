import * as z from 'zod';
import { ChannelBusy, ChannelRefusal } from './channel.ts';

/** A Telegram bot and its API. */
export interface TelegramBot {
  readonly token: string;
  /** `https://api.telegram.org`, without a trailing slash. */
  readonly apiUrl: string;
  /** The base URL from which Telegram downloads our pictures. */
  readonly publicUrl: () => string;
}

/** Request timeout in ms. Shorter than the lease on a message in transit. */
const patience = 8_000;
const usualWait = 5;

const answerShape = z.looseObject({
  ok: z.boolean(),
  result: z.unknown().optional(),
  error_code: z.number().optional(),
  description: z.string().optional(),
  parameters: z.looseObject({ retry_after: z.number().optional() }).optional(),
});

/**
 * Calls a method of the Bot API (core.telegram.org/bots/api#making-requests).
 * @throws {ChannelBusy} on 429, {ChannelRefusal} on other refusals; an error without the token when
 * Telegram cannot be reached.
 */
export async function callTelegram<Result>(
  { token, apiUrl }: TelegramBot,
  method: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Result> {
  const response = await fetch(`${apiUrl}/bot${token}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw new Error(`Telegram is not reached: ${reasonOf(error, token)}`);
  });
  const parsed = answerShape.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new Error(`Telegram answered ${response.status} without its shape`);
  const { ok, result, description = '', parameters } = parsed.data;
  if (ok) return result as Result;
  const code = parsed.data.error_code ?? response.status;
  if (code === 429) throw new ChannelBusy(parameters?.retry_after ?? usualWait);
  if (code === 403) throw new ChannelRefusal('blocked', description);
  if (code >= 400 && code < 500) throw new ChannelRefusal('refused', description);
  throw new Error(`Telegram answered ${code}: ${description}`);
}

/** Errors of fetch may contain the URL, and the token is part of it. */
function reasonOf(error: unknown, token: string): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return String(cause instanceof Error ? cause.message : cause).replaceAll(token, '…');
}
