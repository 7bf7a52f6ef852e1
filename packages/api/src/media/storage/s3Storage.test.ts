import { expect, test, vi } from 'vitest';
import { StorageUnavailable } from '../../errors/failures.ts';
import { openBucket } from './s3Bucket.ts';
import { s3Storage } from './s3Storage.ts';

const settings = {
  endpoint: 'http://bucket.invalid',
  region: 'eu-central-1',
  bucket: 'pictures',
  prefix: null,
  pathStyle: true,
  credentials: { accessKey: 'key', secretKey: 'secret' },
  publicUrl: null,
};

async function storageThat(fails: () => Error) {
  const bucket = await openBucket(settings);
  const send = vi.fn(() => Promise.reject(fails()));
  bucket.client.send = send as typeof bucket.client.send;
  return { storage: s3Storage(bucket), send };
}

test('a bucket is skipped for 10 s after two calls in a row without a response', async () => {
  vi.useFakeTimers();
  const { storage, send } = await storageThat(() => new Error('socket hang up'));
  for (let call = 0; call < 4; call += 1) {
    await expect(storage.read('a.webp')).rejects.toBeInstanceOf(StorageUnavailable);
  }
  expect(send).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  await expect(storage.read('a.webp')).rejects.toBeInstanceOf(StorageUnavailable);
  expect(send).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test('a bucket that refuses is retried on every call', async () => {
  const refusal = () =>
    Object.assign(new Error('SlowDown'), { $metadata: { httpStatusCode: 503 } });
  const { storage, send } = await storageThat(refusal);
  for (let call = 0; call < 4; call += 1) {
    await expect(storage.remove('a')).rejects.toBeInstanceOf(StorageUnavailable);
  }
  expect(send).toHaveBeenCalledTimes(4);
});

test.each([
  ['no call responds', 0],
  ['the first file takes 8 s and the second does not respond', 8_000],
])('an upload ends within 10 s when %s', async (_name, firstTakes) => {
  vi.useFakeTimers();
  const bucket = await openBucket(settings);
  const pending = () => new Promise<never>(() => undefined);
  const slow = () => new Promise<void>((done) => setTimeout(done, firstTakes));
  const send = vi.fn<() => Promise<void>>(pending);
  if (firstTakes > 0) send.mockImplementationOnce(slow);
  bucket.client.send = send as unknown as typeof bucket.client.send;
  const files = { full: Buffer.from('full'), thumb: Buffer.from('thumb') };
  const outcome = s3Storage(bucket)
    .save(files)
    .catch((error: unknown) => error);
  const settled = vi.fn();
  void outcome.then(settled);
  await vi.advanceTimersByTimeAsync(9_500);
  expect(settled).toHaveBeenCalledOnce();
  expect(await outcome).toBeInstanceOf(StorageUnavailable);
  vi.useRealTimers();
});

test('a bucket is skipped for 10 s although the clock was a day ahead', async () => {
  vi.useFakeTimers();
  const { storage, send } = await storageThat(() => new Error('socket hang up'));
  vi.setSystemTime(Date.now() + 86_400_000);
  for (let call = 0; call < 2; call += 1) await storage.read('a.webp').catch(() => undefined);
  vi.setSystemTime(Date.now() - 86_400_000);
  await vi.advanceTimersByTimeAsync(10_000);
  await storage.read('a.webp').catch(() => undefined);
  expect(send).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
