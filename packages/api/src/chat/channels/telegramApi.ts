import type { Api } from 'grammy/web';
import { DestinationBusy, DestinationFailed } from '../../jobs/job.ts';
import { traced } from '../../telemetry/tracing.ts';
import { ChannelRefusal } from './channel.ts';

/** A Telegram bot and its API. */
export interface TelegramBot {
  readonly token: string;
  /** `https://api.telegram.org`, without a trailing slash. */
  readonly apiUrl: string;
  /** The base URL from which Telegram downloads our pictures. */
  readonly publicUrl: () => string;
  /** Messages per second to all customers together. */
  readonly callsPerSecond?: number;
}

/** How long a refusal without a time is respected, in seconds. */
const usualWait = 5;

interface Call<Result> {
  /** In ms. */
  readonly timeout: number;
  readonly signal?: AbortSignal;
  readonly method: (api: Api) => Promise<Result>;
}

/**
 * Calls the Bot API (core.telegram.org/bots/api) through grammY, which the first call loads.
 * @throws {DestinationBusy} on 429, {ChannelRefusal} on other refusals, {DestinationFailed} without
 * the token when Telegram cannot be reached.
 */
export async function callTelegram<Result>(
  { token, apiUrl }: TelegramBot,
  { timeout, signal, method }: Call<Result>,
): Promise<Result> {
  const grammy = await import('grammy/web');
  const limit = AbortSignal.timeout(timeout);
  const ends = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    return await traced('Telegram', {}, () =>
      method(new grammy.Api(token, { apiRoot: apiUrl, fetch: fetchUntil(ends) })),
    );
  } catch (error) {
    throw buildFailure(grammy, error, token);
  }
}

/** grammY reads the body alone; a proxy before Telegram refuses by status and header. */
function fetchUntil(signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, signal });
    if (response.ok) return response;
    const read = response.clone().json() as Promise<{ error_code?: number } | null>;
    const body = await read.catch(() => null);
    if (body?.error_code !== undefined) return response;
    const { status, statusText } = response;
    // Only Telegram refuses a message for good.
    if (body || status === 429) {
      throw refusal(status, statusText, Number(response.headers.get('retry-after')));
    }
    throw new DestinationFailed(`Telegram responded with status ${status} and an unknown body`);
  };
}

/** The meaning of an error code. */
function refusal(code: number, description: string, wait?: number): Error {
  if (code === 429) return new DestinationBusy(wait || usualWait);
  if (code === 403) return new ChannelRefusal('blocked', description);
  if (code >= 400 && code < 500) return new ChannelRefusal('refused', description);
  return new DestinationFailed(`Telegram responded with ${code}: ${description}`);
}

function buildFailure(
  { GrammyError, HttpError }: typeof import('grammy/web'),
  error: unknown,
  token: string,
): Error {
  if (error instanceof GrammyError) {
    return refusal(error.error_code, error.description, error.parameters.retry_after);
  }
  const cause = error instanceof HttpError ? error.error : error;
  const isKnown = [DestinationBusy, DestinationFailed, ChannelRefusal].some(
    (known) => cause instanceof known,
  );
  if (isKnown) return cause as Error;
  return new DestinationFailed(`Telegram is not reached: ${formatReason(cause, token)}`);
}

/** Errors of fetch may contain the URL, and the token is part of it. */
function formatReason(error: unknown, token: string): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return String(cause instanceof Error ? cause.message : cause).replaceAll(token, '…');
}
