import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bucket on loopback whose failures a test chooses. `bucketServer.ts` has a complete S3 server. */
export interface FailingBucket {
  /** `http://127.0.0.1:<port>` */
  readonly endpoint: string;
  /** `host:port`, as `OUTBOUND_ALLOW` takes it. */
  readonly pair: string;
  readonly bucket: string;
  /** Number of requests that get no response. */
  readonly unanswered: number;
  /** Keys of the stored objects. */
  keys(): readonly string[];
  /** Status of the next responses, for instance 503; 'never' sends no response; undefined is normal. */
  fail(status: number | 'never' | undefined): void;
  /** Whether objects can be read without a signature, as behind a public URL. */
  readonly isPublic: { value: boolean };
  close(): Promise<void>;
}

const bucket = 'rentyard-pictures';

/** Starts a bucket. It accepts any signature. */
export async function startFailingBucket(): Promise<FailingBucket> {
  const objects = new Map<string, Buffer>();
  const isPublic = { value: false };
  let failing: number | 'never' | undefined;
  let unanswered = 0;

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (failing === 'never') {
      unanswered += 1;
      return;
    }
    if (failing !== undefined) return refuse(response, failing, 'SlowDown');
    const { pathname } = new URL(request.url ?? '/', 'http://s3');
    const key = pathname.slice(`/${bucket}/`.length);
    const isPublicRead = isPublic.value && request.method === 'GET' && key !== '';
    if (!isPublicRead && !request.headers.authorization) {
      return refuse(response, 403, 'AccessDenied');
    }
    if (key === '')
      sendXml(response, `<ListBucketResult><Name>${bucket}</Name></ListBucketResult>`);
    else if (request.method === 'PUT') {
      objects.set(key, Buffer.concat(chunks));
      response.writeHead(200, { etag: '"1"' }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (objects.has(key)) response.writeHead(200).end(objects.get(key));
    else refuse(response, 404, 'NoSuchKey');
  }

  const server = createServer((request, response) => {
    reply(request, response).catch((error: Error) => refuse(response, 500, error.message));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const pair = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint: `http://${pair}`,
    pair,
    bucket,
    get unanswered() {
      return unanswered;
    },
    keys: () => [...objects.keys()],
    isPublic,
    fail(status) {
      failing = status;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function sendXml(response: ServerResponse, xml: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
