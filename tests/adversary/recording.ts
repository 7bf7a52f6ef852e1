import type { ApiResponse, Client } from '../support/client.ts';

/**
 * Limits of times in ms, on two cores that the server shares with the adversary. They hold where nothing else runs:
 * tests, which share the machine, measure no times.
 */
export interface TimeLimits {
  /** Of every response. */
  readonly response: number;
  /** Of `/healthz` at the 99th percentile during a phase. */
  readonly healthP99: number;
  /** Of a restart after kill -9. */
  readonly restart: number;
  /** Until the server closes a connection that sends a byte a second. */
  readonly slowClient: number;
  /** Until something that goes on stops at another process after its user lost the access. */
  readonly loss: number;
}

/** What a phase collects. */
export interface Recording {
  readonly name: string;
  requests: number;
  /** Milliseconds of the slowest response. */
  slowest: number;
  /** Bytes of the largest refusal. */
  largest: number;
  /** Limits that were exceeded, each with its figure. */
  readonly faults: string[];
  /** Left out: times are recorded and not judged. */
  readonly times: TimeLimits | undefined;
}

/** Bytes of a refusal. */
const refusalLimit = 10_000;

export function newRecord(name: string, times?: TimeLimits): Recording {
  return { name, requests: 0, slowest: 0, largest: 0, faults: [], times };
}

/** Records a fault when a figure exceeds its limit. */
export function judge({ faults }: Recording, { what, figure, limit, unit }: Judged): void {
  if (limit === undefined || figure <= limit) return;
  faults.push(`${what}: ${Math.round(figure)} ${unit}, the limit is ${limit} ${unit}`);
}

interface Judged {
  readonly what: string;
  readonly figure: number;
  /** Undefined: the figure is not judged. */
  readonly limit: number | undefined;
  readonly unit: 'ms' | 'MB' | 'bytes';
}

/** Sends one request and compares its response with the bounds that every response has. */
export async function send(
  record: Recording,
  label: string,
  request: () => Promise<ApiResponse>,
): Promise<ApiResponse | undefined> {
  const started = performance.now();
  record.requests += 1;
  let response: ApiResponse;
  try {
    response = await request();
  } catch {
    // A server may close a connection whose body it refuses to read.
    return undefined;
  }
  const took = performance.now() - started;
  const bytes = Buffer.byteLength(response.text);
  record.slowest = Math.max(record.slowest, took);
  if (response.status >= 500) {
    record.faults.push(`${label}: ${response.status} ${response.text.slice(0, 200)}`);
  }
  judge(record, { what: label, figure: took, limit: record.times?.response, unit: 'ms' });
  if (response.status >= 400) {
    record.largest = Math.max(record.largest, bytes);
    judge(record, {
      what: `The refusal of ${label}`,
      figure: bytes,
      limit: refusalLimit,
      unit: 'bytes',
    });
  }
  return response;
}

/** Repeats a request that the server could not take up in time, as clients do. */
export async function patiently(request: () => Promise<ApiResponse>): Promise<ApiResponse> {
  for (;;) {
    const response = await request();
    if (response.status !== 503) return response;
  }
}

/** A client with a new session of the account. */
export async function signedIn(
  anonymous: Client,
  email: string,
  password: string,
): Promise<Client> {
  const response = await patiently(() =>
    anonymous.post('/login', { email, password, remember: true }),
  );
  return anonymous.as(response.data<{ token: string }>().token);
}
