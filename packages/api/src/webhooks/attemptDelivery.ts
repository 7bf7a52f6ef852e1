import { version } from '@rentyard/contract/version';
import type { RunningJob } from '../jobs/job.ts';
import { ExchangeFailed, exchangeHttp, type Received } from '../outbound/exchangeHttp.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { Store } from '../records/store.ts';
import type { Attempt, DueDelivery } from './deliveryTable.ts';
import { readWebhookSecrets, signatureHeaders } from './webhookSecrets.ts';

/** For the whole request, in ms; a stopping server waits that long. */
const deadline = 8_000;
const storedBodyBytes = 16_384;
const storedHeaders = { count: 50, length: 500 };

/** One request to the endpoint of a delivery, with its response; undefined when the webhook has no secret. */
export async function attemptDelivery(
  job: RunningJob,
  due: DueDelivery,
  { store, outbound }: { readonly store: Store; readonly outbound: Outbound },
): Promise<Attempt | undefined> {
  const at = store.clock();
  const { cipher, db } = store;
  const secrets = await readWebhookSecrets(db, { id: due.webhook_id, cipher, now: at });
  if (secrets.length === 0) return undefined;
  const { message_id: messageId, payload, url } = due;
  const headers = {
    'content-type': 'application/json',
    'user-agent': `Rentyard-Webhooks/${version}`,
    ...(await signatureHeaders(secrets, { messageId, payload, at })),
  };
  const start = performance.now();
  try {
    const received = await exchangeHttp(
      url,
      {
        ...{ method: 'POST', headers, body: payload, deadline, bytes: storedBodyBytes },
        signal: job.signal,
      },
      outbound,
    );
    const duration = Math.round(performance.now() - start);
    const { status } = received;
    const failure =
      status >= 200 && status < 300
        ? undefined
        : status >= 300 && status < 400
          ? 'redirect'
          : 'status';
    return { at, headers, failure, response: storedResponse(received, duration) };
  } catch (error) {
    if (!(error instanceof ExchangeFailed)) throw error;
    job.signal.throwIfAborted();
    return { at, headers, failure: error.failure };
  }
}

function storedResponse({ status, headers, body }: Received, duration: number) {
  // Cookies are secrets of the endpoint.
  const shown = Object.entries(headers).filter(([name]) => name !== 'set-cookie');
  return {
    status,
    headers: Object.fromEntries(
      shown
        .slice(0, storedHeaders.count)
        .map(([name, value]) => [name, clean(value).slice(0, storedHeaders.length)]),
    ),
    body: clean(body.toString('utf8')),
    duration_ms: duration,
  };
}

/** NUL is the only character that the database rejects. */
function clean(text: string): string {
  return text.replaceAll('\0', '');
}
