import type { S3Client } from '@aws-sdk/client-s3';
import type { NodeHttpHandlerOptions } from '@smithy/node-http-handler';
import type { BucketSettings } from '../../config/bucketSettings.ts';
import type { S3 } from './s3Library.ts';

/** Sockets that S3 is spoken to over; a guarded pair keeps to the addresses that people may name. */
export type Agents = Pick<NodeHttpHandlerOptions, 'httpAgent' | 'httpsAgent'>;

/** A bucket, ready to be spoken to. */
export interface Bucket {
  readonly s3: S3;
  readonly client: S3Client;
  readonly settings: BucketSettings;
  /** The object of a stored file. */
  readonly objectKey: (file: string) => string;
}

/** Waiting longer would hold the person who uploads. In ms. */
const connectAtMost = 5_000;
/** For the answer to a call, its second try included, and between two pieces of a file. In ms. */
export const answerAtMost = 10_000;

/** Makes a call that is given up after `answerAtMost`; reading the file that it answers with is no part of it. */
export async function inTime<Result>(
  call: (options: { readonly abortSignal: AbortSignal }) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), answerAtMost);
  try {
    return await call({ abortSignal: limit.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Opens a bucket. The library is read on the first use: most installations keep pictures on disk. */
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
    // Storages that only speak the S3 protocol do not know Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: new s3.NodeHttpHandler({
      ...agents,
      connectionTimeout: connectAtMost,
      requestTimeout: answerAtMost,
      socketTimeout: answerAtMost,
      throwOnRequestTimeout: true,
    }),
  });
  const folder = trimmed(prefix);
  return { s3, client, settings, objectKey: (file) => (folder ? `${folder}/${file}` : file) };
}

/** What the addresses of stored files begin with; null when the server itself hands them out. */
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
