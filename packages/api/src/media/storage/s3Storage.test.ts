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
