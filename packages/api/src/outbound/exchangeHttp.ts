import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type Outbound, OutboundRefused } from './outbound.ts';

export type ExchangeFailure = 'timeout' | 'unreachable' | 'tls' | 'address_refused';

/** The server did not respond. */
export class ExchangeFailed extends Error {
  readonly failure: ExchangeFailure;

  constructor(failure: ExchangeFailure, detail = '') {
    super(detail === '' ? failure : `${failure}: ${detail}`);
    this.name = 'ExchangeFailed';
    this.failure = failure;
  }
}

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the whole exchange, in ms. */
  readonly deadline: number;
  /** Bytes of the response that are read; the others are discarded. */
  readonly bytes: number;
  readonly signal?: AbortSignal;
}

export interface Received {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly isTruncated: boolean;
}

/**
 * Sends a request to an address that a user has entered. Connections to private networks are refused and
 * redirects are not followed.
 * @throws {ExchangeFailed} without a response.
 */
export async function exchangeHttp(
  url: string,
  { method, headers, body, deadline, bytes, signal: outer }: Sent,
  outbound: Pick<Outbound, 'httpAgent' | 'httpsAgent'>,
): Promise<Received> {
  const timeout = AbortSignal.timeout(deadline);
  const signal = outer ? AbortSignal.any([timeout, outer]) : timeout;
  const isSecure = url.startsWith('https:');
  const request = isSecure ? httpsRequest : httpRequest;
  const agent = isSecure ? outbound.httpsAgent : outbound.httpAgent;
  try {
    return await new Promise<Received>((resolve, reject) => {
      const sent = request(url, { method, agent, signal, headers: { ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        const received = (isTruncated: boolean) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: readHeaders(response),
            body: Buffer.concat(chunks).subarray(0, bytes),
            isTruncated,
          });
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          chunks.push(chunk);
          if (size <= bytes) return;
          received(true);
          response.destroy();
        });
        response.on('error', reject);
        response.on('end', () => received(false));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  } catch (error) {
    throw failedExchange(error as NodeJS.ErrnoException, timeout);
  }
}

function readHeaders({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );
}

const tlsCodes =
  /^(ERR_TLS|ERR_SSL|CERT_|EPROTO|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_(VERIFY|GET_ISSUER))/;

function failedExchange(error: NodeJS.ErrnoException, timeout: AbortSignal): ExchangeFailed {
  if (error instanceof OutboundRefused) return new ExchangeFailed('address_refused');
  if (timeout.aborted) return new ExchangeFailed('timeout');
  return new ExchangeFailed(tlsCodes.test(error.code ?? '') ? 'tls' : 'unreachable', error.message);
}
