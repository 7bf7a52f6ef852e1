import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** An S3 server with one bucket. */
export interface BucketServer {
  /** `http://127.0.0.1:<port>` */
  readonly endpoint: string;
  /** `host:port`, as `OUTBOUND_ALLOW` takes it. */
  readonly pair: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Keys of the stored objects. */
  keys(): Promise<readonly string[]>;
  /** A stored object as another client reads it. */
  read(key: string): Promise<Response>;
  close(): Promise<void>;
}

const bucket = 'rentyard-pictures';

/**
 * Starts s3rver, an S3 server by other authors, with its files in a temporary folder. It refuses unknown
 * access keys and wrong signatures. `failingBucket.ts` has the failures that it cannot produce.
 */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'rentyard-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  server.middleware.splice(-1, 0, signBucketWithSlash);
  const pair = `127.0.0.1:${(await server.run()).port}`;
  const endpoint = `http://${pair}`;
  return {
    endpoint,
    pair,
    bucket,
    // The only account of s3rver.
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    async keys() {
      const listing = await (await fetch(`${endpoint}/${bucket}?list-type=2`)).text();
      return [...listing.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
    },
    read: (key) => fetch(`${endpoint}/${bucket}/${key}`),
    async close() {
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Amazon's client signs the path `/<bucket>/`. s3rver verifies the signature of `/<bucket>`, except for a bucket
 * that is part of the host name: then it inserts `mountPath`.
 */
const signBucketWithSlash: S3rver['middleware'][number] = (context, next) => {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.state.vhost = true;
    context.mountPath = '/';
  }
  return next();
};
