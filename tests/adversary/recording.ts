import type { ApiResponse, Client } from '../support/client.ts';

/** What a phase collects. */
export interface Recording {
  readonly name: string;
  requests: number;
  /** Milliseconds of the slowest response. */
  slowest: number;
  /** Bytes of the largest refusal. */
  largest: number;
  /** Bounds that were exceeded. */
  readonly faults: string[];
}

/** Bounds of every response, on two cores that the adversary itself shares. */
const bounds = { milliseconds: 5_000, refusalBytes: 10_000 };

export function newRecord(name: string): Recording {
  return { name, requests: 0, slowest: 0, largest: 0, faults: [] };
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
  if (took > bounds.milliseconds) record.faults.push(`${label}: took ${Math.round(took)} ms`);
  if (response.status >= 400) {
    record.largest = Math.max(record.largest, bytes);
    if (bytes > bounds.refusalBytes) record.faults.push(`${label}: a refusal of ${bytes} bytes`);
  }
  return response;
}

/** A client with a new session of the account. */
export async function signedIn(
  anonymous: Client,
  email: string,
  password: string,
): Promise<Client> {
  const response = await anonymous.post('/login', { email, password, remember: true });
  return anonymous.as(response.data<{ token: string }>().token);
}
