import type { RateFailure } from '@rentyard/contract/entities/money/exchangeRateRoutes';
import { ExchangeFailed, exchangeHttp } from '../../outbound/exchangeHttp.ts';
import type { Outbound } from '../../outbound/outbound.ts';

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
  limits: Limits,
): Promise<string> {
  const headers = { accept: 'application/xml, text/xml' };
  try {
    const response = await exchangeHttp(url, { method: 'GET', headers, ...limits }, outbound);
    if (response.status !== 200) throw new RatesRefused('status', `HTTP ${response.status}`);
    if (response.isTruncated) throw new RatesRefused('too_large');
    return response.body.toString('utf8');
  } catch (error) {
    if (!(error instanceof ExchangeFailed)) throw error;
    const { failure } = error;
    throw new RatesRefused(failure === 'tls' ? 'unreachable' : failure, error.message);
  }
}
