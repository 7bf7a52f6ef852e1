import { randomUUID } from 'node:crypto';
import { get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import type {
  S3Test,
  S3TestReason,
  S3TestStep,
  S3TestStepResult,
} from '@rentyard/contract/entities/system/s3Setting';
import type { BucketSettings } from '../../config/bucketSettings.ts';
import { OutboundRefused } from '../../outbound/outbound.ts';
import { type Agents, type Bucket, openBucket, publicBase, responseTimeout } from './s3Bucket.ts';

/** The failed step with its reason; `classify` converts any other error. */
class StepFailed extends Error {
  readonly reason: S3TestReason;

  constructor(reason: S3TestReason, answer: string) {
    super(answer);
    this.reason = reason;
  }
}

const content = 'Rentyard was here.';
const messageLength = 300;
const publicResponseLength = 10_000;

/**
 * Tests a bucket the way uploads use it: reach it, write an object, read it, read it by its public
 * URL if there is one, and delete it. All steps share one time limit.
 */
export async function testConnection(settings: BucketSettings, agents: Agents): Promise<S3Test> {
  const bucket = await openBucket(settings, agents);
  const key = `.rentyard-test-${randomUUID()}`;
  const limit = AbortSignal.timeout(responseTimeout);
  const steps: S3TestStepResult[] = [];
  for (const [step, run] of stepsFor(bucket, { agents, key, limit })) {
    const result = await timed(step, () => Promise.race([run(), whenAborted(limit)]));
    steps.push(result);
    if (!result.ok) break;
  }
  const isWritten = steps.some(({ step, ok }) => step === 'write' && ok);
  const isRemoved = steps.some(({ step, ok }) => step === 'remove' && ok);
  // Not awaited: the time limit may have passed already.
  const cleaned = isWritten && !isRemoved ? remove(bucket, key) : Promise.resolve();
  void cleaned.catch(() => undefined).finally(() => bucket.client.destroy());
  return { ok: steps.every(({ ok }) => ok), steps };
}

/** Rejects at the time limit: the SDK does not apply the signal to the file of a response. */
function whenAborted(limit: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (limit.aborted) reject(limit.reason);
    else limit.addEventListener('abort', () => reject(limit.reason), { once: true });
  });
}

type Step = readonly [S3TestStep, () => Promise<unknown>];

interface Trial {
  readonly agents: Agents;
  readonly key: string;
  readonly limit: AbortSignal;
}

function stepsFor(bucket: Bucket, { agents, key, limit }: Trial): readonly Step[] {
  const inTime = { abortSignal: limit };
  const { s3, client, settings, objectKey } = bucket;
  const at = { Bucket: settings.bucket, Key: objectKey(key) };
  const base = publicBase(settings);
  return [
    ['address', async () => refuseBadEndpoint(settings)],
    [
      'bucket',
      () =>
        client.send(new s3.ListObjectsV2Command({ Bucket: settings.bucket, MaxKeys: 1 }), inTime),
    ],
    [
      'write',
      () =>
        client.send(
          new s3.PutObjectCommand({ ...at, Body: content, ContentType: 'text/plain' }),
          inTime,
        ),
    ],
    [
      'read',
      async () => {
        const { Body } = await client.send(new s3.GetObjectCommand(at), inTime);
        refuseOther((await Body?.transformToString()) ?? '');
      },
    ],
    ...(base === null
      ? []
      : [
          [
            'public',
            async () => refuseOther(await readPublic(`${base}/${key}`, agents, limit)),
          ] as const,
        ]),
    ['remove', () => remove(bucket, key, limit)],
  ];
}

async function timed(step: S3TestStep, run: () => Promise<unknown>): Promise<S3TestStepResult> {
  const began = performance.now();
  const done = (reason: S3TestReason | null, answer: string | null): S3TestStepResult => ({
    step,
    ok: reason === null,
    duration: Math.round(performance.now() - began),
    reason,
    answer: answer?.slice(0, messageLength) ?? null,
  });
  try {
    await run();
    return done(null, null);
  } catch (error) {
    return done(classify(error), formatMessage(error));
  }
}

function refuseBadEndpoint({ endpoint }: BucketSettings): void {
  if (endpoint !== undefined && !/^https?:$/.test(new URL(endpoint).protocol)) {
    throw new StepFailed('address_refused', endpoint);
  }
}

function refuseOther(read: string): void {
  if (read !== content) throw new StepFailed('wrong_content', read);
}

function remove(
  { s3, client, settings, objectKey }: Bucket,
  key: string,
  limit = AbortSignal.timeout(responseTimeout),
): Promise<unknown> {
  const object = { Bucket: settings.bucket, Key: objectKey(key) };
  return client.send(new s3.DeleteObjectCommand(object), { abortSignal: limit });
}

/** Reads like a browser, but through the guarded agents. */
function readPublic(address: string, agents: Agents, signal: AbortSignal): Promise<string> {
  const isSecure = address.startsWith('https:');
  const get = isSecure ? httpsGet : httpGet;
  const agent = isSecure ? agents.httpsAgent : agents.httpAgent;
  return new Promise((resolve, reject) => {
    const request = get(address, { agent: agent as never, signal }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        if (text.length > publicResponseLength) response.destroy();
      });
      response.on('close', () => {
        const { statusCode = 0 } = response;
        if (statusCode === 200) resolve(text);
        else
          reject(new StepFailed(statusCode === 403 ? 'denied' : 'refused', `HTTP ${statusCode}`));
      });
    });
    request.on('error', reject);
  });
}

interface Spoken {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

function classify(error: unknown): S3TestReason {
  if (error instanceof StepFailed) return error.reason;
  if (error instanceof OutboundRefused) return 'address_refused';
  const { name, $metadata } = error as Spoken;
  const status = $metadata?.httpStatusCode;
  if (status === undefined) return 'unreachable';
  if (name === 'NoSuchBucket' || status === 404) return 'no_bucket';
  if (status === 401 || status === 403) return 'denied';
  return 'refused';
}

function formatMessage(error: unknown): string {
  const { name = '', code = '', message = '', $metadata } = error as Spoken;
  if (error instanceof StepFailed || error instanceof OutboundRefused) return message;
  const status = $metadata?.httpStatusCode;
  const kind = code || name;
  return [status === undefined ? '' : `HTTP ${status}`, kind, message === kind ? '' : message]
    .filter(Boolean)
    .join(' ');
}
