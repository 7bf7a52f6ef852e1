import { get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import type { RateFailure } from '@rentyard/contract/entities/money/exchangeRateRoutes';
import { type Outbound, OutboundRefused } from '../../outbound/outbound.ts';

/** The provider of rates did not respond as it should. */
export class RatesRefused extends Error {
  readonly failure: RateFailure;

  constructor(failure: RateFailure, detail = '') {
    super(detail === '' ? failure : `${failure}: ${detail}`);
    this.name = 'RatesRefused';
    this.failure = failure;
  }
}

interface Limits {
  /** For the whole response, in ms. */
  readonly deadline: number;
  readonly bytes: number;
}

/**
 * Downloads a text. Connections to private networks are refused and redirects are not followed.
 * @throws {RatesRefused}
 */
export async function downloadText(
  url: string,
  outbound: Pick<Outbound, 'httpAgent' | 'httpsAgent'>,
  { deadline, bytes }: Limits,
): Promise<string> {
  const signal = AbortSignal.timeout(deadline);
  const isSecure = url.startsWith('https:');
  const get = isSecure ? httpsGet : httpGet;
  const agent = isSecure ? outbound.httpsAgent : outbound.httpAgent;
  const headers = { accept: 'application/xml, text/xml' };
  try {
    return await new Promise<string>((resolve, reject) => {
      const request = get(url, { agent, signal, headers }, (response) => {
        const { statusCode = 0 } = response;
        if (statusCode !== 200) {
          response.destroy();
          reject(new RatesRefused('status', `HTTP ${statusCode}`));
          return;
        }
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          chunks.push(chunk);
          if (size > bytes) response.destroy(new RatesRefused('too_large'));
        });
        response.on('error', reject);
        response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
      });
      request.on('error', reject);
    });
  } catch (error) {
    if (error instanceof RatesRefused) throw error;
    if (error instanceof OutboundRefused) throw new RatesRefused('address_refused');
    if (signal.aborted) throw new RatesRefused('timeout');
    throw new RatesRefused('unreachable', (error as Error).message);
  }
}
