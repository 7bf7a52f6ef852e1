import type { S3Client } from '@aws-sdk/client-s3';
import type { NodeHttpHandlerOptions } from '@smithy/node-http-handler';
import type { BucketSettings } from '../../config/bucketSettings.ts';
import type { S3 } from './s3Library.ts';

/** HTTP agents for S3; guarded agents connect only to allowed addresses. */
export type Agents = Pick<NodeHttpHandlerOptions, 'httpAgent' | 'httpsAgent'>;

/** An S3 bucket with its client. */
export interface Bucket {
  readonly s3: S3;
  readonly client: S3Client;
  readonly settings: BucketSettings;
  /** The object key of a stored file. */
  readonly objectKey: (file: string) => string;
}

/** Connection timeout in ms; the uploading user waits meanwhile. */
const connectAtMost = 5_000;
/**
 * Timeout in ms for all calls of one operation with their retries, and between two chunks of a file. A
 * request to the server is answered within 10 s, and has other work to do.
 */
export const responseTimeout = 9_000;

/**
 * Runs the calls of an operation with the timeout `responseTimeout`, which does not include reading the
 * file of the response. Does not wait for a call that ignores the signal.
 */
export async function inTime<Result>(
  calls: (options: { readonly abortSignal: AbortSignal }) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new Error(`The bucket did not respond within ${responseTimeout / 1_000} s.`);
      limit.abort(reason);
      reject(reason);
    }, responseTimeout);
  });
  try {
    return await Promise.race([calls({ abortSignal: limit.signal }), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Opens a bucket. Loads the library on first use, because most installations store pictures on disk. */
export async function openBucket(settings: BucketSettings, agents: Agents = {}): Promise<Bucket> {
  const { s3 } = await import('./s3Library.ts');
  const { endpoint, region, pathStyle, credentials, prefix } = settings;
  const client = new s3.S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials
      ? {
          credentials: {
            accessKeyId: credentials.accessKey,
            secretAccessKey: credentials.secretKey,
          },
        }
      : {}),
    maxAttempts: 2,
    // Other S3-compatible storages do not support the newer checksums of Amazon.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: new s3.NodeHttpHandler({
      ...agents,
      connectionTimeout: connectAtMost,
      requestTimeout: responseTimeout,
      socketTimeout: responseTimeout,
      throwOnRequestTimeout: true,
    }),
  });
  const folder = trimmed(prefix);
  return { s3, client, settings, objectKey: (file) => (folder ? `${folder}/${file}` : file) };
}

/** The base URL of stored files; null when the server serves them. */
export function publicBase({
  publicUrl,
  prefix,
}: Pick<BucketSettings, 'publicUrl' | 'prefix'>): string | null {
  if (publicUrl === null) return null;
  const folder = trimmed(prefix);
  const base = publicUrl.replace(/\/+$/, '');
  return folder ? `${base}/${folder}` : base;
}

function trimmed(prefix: string | null): string {
  return (prefix ?? '').replace(/^\/+|\/+$/g, '');
}
