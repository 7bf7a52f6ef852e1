import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An S3-compatible storage on loopback that verifies every signature. */
export interface S3Server {
  /** `http://127.0.0.1:<port>` */
  readonly endpoint: string;
  /** `host:port`, as `OUTBOUND_ALLOW` takes it. */
  readonly pair: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Objects in the bucket by key. */
  readonly objects: Map<string, StoredObject>;
  /** Status of the next responses, for instance 503; 'never' sends no response; undefined is normal. */
  fail(status: number | 'never' | undefined): void;
  /** Whether objects can be read without a signature, as behind a public URL. */
  readonly isPublic: { value: boolean };
  close(): Promise<void>;
}

interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
  readonly cacheControl: string | undefined;
}

const accessKey = 'RENTYARDTESTACCESSKEY';
const secretKey = 'a-secret-key-that-only-tests-know-9f3c';
const bucket = 'rentyard-pictures';

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const isPublic = { value: false };
  let failing: number | 'never' | undefined;
  const server = createServer((request, response) => {
    reply(request, response).catch((error: Error) => refuse(response, 500, error.message));
  });

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bytesOf(request);
    if (failing === 'never') return;
    if (failing !== undefined) return refuse(response, failing, 'SlowDown');
    const url = new URL(request.url ?? '/', 'http://s3');
    const [, named = '', ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const isPublicRead = isPublic.value && request.method === 'GET' && key !== '';
    if (!isPublicRead) {
      const complaint = signatureComplaint(request, url);
      if (complaint) return refuse(response, 403, complaint);
    }
    if (named !== bucket) return refuse(response, 404, 'NoSuchBucket');
    if (key === '') return sendXml(response, listing(objects));
    return onObject(request, response, { objects, key, body });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    pair: `127.0.0.1:${port}`,
    bucket,
    accessKey,
    secretKey,
    objects,
    isPublic,
    fail(status) {
      failing = status;
    },
    close: () => closed(server),
  };
}

interface ObjectCall {
  readonly objects: Map<string, StoredObject>;
  readonly key: string;
  readonly body: Buffer;
}

function onObject(
  request: IncomingMessage,
  response: ServerResponse,
  { objects, key, body }: ObjectCall,
): void {
  const found = objects.get(key);
  switch (request.method) {
    case 'PUT':
      objects.set(key, {
        bytes: body,
        type: request.headers['content-type'] ?? '',
        cacheControl: request.headers['cache-control'],
      });
      response.writeHead(200, { etag: '"1"' }).end();
      return;
    case 'DELETE':
      objects.delete(key);
      response.writeHead(204).end();
      return;
    default:
      if (found) sendObject(request, response, found);
      else refuse(response, 404, 'NoSuchKey');
  }
}

function sendObject(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, type }: StoredObject,
): void {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined) {
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length }).end(bytes);
    return;
  }
  if (Number(from) >= bytes.length) {
    refuse(response, 416, 'InvalidRange');
    return;
  }
  const range = bytes.subarray(Number(from), to ? Number(to) + 1 : undefined);
  response
    .writeHead(206, {
      'content-type': type,
      'content-length': range.length,
      'content-range': `bytes ${from}-${Number(from) + range.length - 1}/${bytes.length}`,
    })
    .end(range);
}

function listing(objects: ReadonlyMap<string, StoredObject>): string {
  const contents = [...objects.keys()].map((key) => `<Contents><Key>${key}</Key></Contents>`);
  return `<ListBucketResult><Name>${bucket}</Name><KeyCount>${objects.size}</KeyCount>${contents.join('')}</ListBucketResult>`;
}

function sendXml(response: ServerResponse, xml: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** Signature version 4: the client must have signed this exact request with the secret key. */
function signatureComplaint(request: IncomingMessage, url: URL): string | undefined {
  const header = request.headers.authorization ?? '';
  const [, credential = '', signed = '', given = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+?), ?SignedHeaders=(\S+?), ?Signature=(\w+)$/.exec(header) ??
    [];
  const [key, date = '', region = '', service = ''] = credential.split('/');
  if (key !== accessKey) return 'InvalidAccessKeyId';
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .sort()
      .join('&'),
    ...signed.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${date}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)];
  const signingKey = [date, region, service, 'aws4_request'].reduce<string | Buffer>(
    (secret, range) => createHmac('sha256', secret).update(range).digest(),
    `AWS4${secretKey}`,
  );
  const expected = createHmac('sha256', signingKey).update(text.join('\n')).digest('hex');
  return expected === given ? undefined : 'SignatureDoesNotMatch';
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
