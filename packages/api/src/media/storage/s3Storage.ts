import type { Readable } from 'node:stream';
import { RangeNotSatisfiable, StorageUnavailable } from '../../errors/failures.ts';
import { traced } from '../../telemetry/tracing.ts';
import { fullSuffix, type MediaStorage, newKey, thumbSuffix } from './mediaStorage.ts';
import { type Bucket, inTime } from './s3Bucket.ts';

/** A stored file in the form of a response. */
export interface ReadFile {
  readonly bytes: Readable;
  readonly length: number | undefined;
  /** `bytes 0-99/1000` when only a range was requested. */
  readonly range: string | undefined;
}

/** Storage of pictures in a bucket. */
export interface S3Storage extends MediaStorage {
  /**
   * Opens a stored file, or the part in a `Range` header; undefined when it does not exist.
   * @throws {RangeNotSatisfiable} when the file has no such part.
   * @throws {StorageUnavailable} when the bucket does not respond.
   */
  read(file: string, range?: string): Promise<ReadFile | undefined>;
}

const forever = 'public, max-age=31536000, immutable';

/** After this many calls in a row without a response, a bucket is skipped for a while. */
const silencesInRow = 2;
/** Time until the next attempt, in ms. */
const leftAloneFor = 10_000;

/**
 * Stores pictures in a bucket under the same names as in a folder, so that files can be moved
 * between them. Any other error of the bucket is a `StorageUnavailable`.
 */
export function s3Storage({ s3, client, settings, objectKey }: Bucket): S3Storage {
  const at = (file: string) => ({ Bucket: settings.bucket, Key: objectKey(file) });
  let silences = 0;
  /** By `performance.now()`, because the clock of the machine may jump. */
  let skippedUntil = 0;

  async function unlessSkipped<Result>(work: () => Promise<Result>): Promise<Result> {
    if (performance.now() < skippedUntil) throw new Error('The bucket has not responded lately.');
    try {
      const result = await work();
      silences = 0;
      return result;
    } catch (error) {
      silences = isSilence(error as Error) ? silences + 1 : 0;
      if (silences >= silencesInRow) skippedUntil = performance.now() + leftAloneFor;
      throw error;
    }
  }

  async function orUnavailable<Result>(
    work: Parameters<typeof inTime<Result>>[0],
  ): Promise<Result> {
    try {
      return await traced('S3', { 'aws.s3.bucket': settings.bucket }, () =>
        unlessSkipped(() => inTime(work)),
      );
    } catch (error) {
      throw error instanceof RangeNotSatisfiable ? error : new StorageUnavailable(error);
    }
  }

  /** Undefined when there is no such file. */
  async function get(
    file: string,
    limit: Parameters<Parameters<typeof inTime>[0]>[0],
    range?: string,
  ) {
    try {
      const wanted = { ...at(file), ...(range ? { Range: range } : {}) };
      return await client.send(new s3.GetObjectCommand(wanted), limit);
    } catch (error) {
      const refused = error instanceof s3.S3ServiceException && error.$metadata.httpStatusCode;
      if (refused === 404) return undefined;
      throw refused === 416 ? new RangeNotSatisfiable() : error;
    }
  }

  return {
    async save({ full, thumb }, key = newKey()) {
      const files = [
        [thumbSuffix, thumb],
        [fullSuffix, full],
      ] as const;
      await orUnavailable(async (limit) => {
        for (const [suffix, bytes] of files) {
          const object = {
            ...at(key + suffix),
            Body: bytes,
            ContentType: 'image/webp',
            CacheControl: forever,
          };
          await client.send(new s3.PutObjectCommand(object), limit);
        }
      });
      return key;
    },

    async remove(key) {
      await orUnavailable(async (limit) => {
        for (const suffix of [fullSuffix, thumbSuffix]) {
          await client.send(new s3.DeleteObjectCommand(at(key + suffix)), limit);
        }
      });
    },

    read(file, range) {
      return orUnavailable(async (limit) => {
        const found = await get(file, limit, range);
        return (
          found && {
            bytes: found.Body as Readable,
            length: found.ContentLength,
            range: found.ContentRange,
          }
        );
      });
    },

    readThumb(key) {
      return orUnavailable(async (limit) => {
        const found = await get(key + thumbSuffix, limit);
        return found?.Body?.transformToByteArray();
      });
    },
  };
}

/** Whether there was no response: an error response proves that the bucket is reachable. */
function isSilence(error: Error): boolean {
  const { $metadata } = error as { readonly $metadata?: { readonly httpStatusCode?: number } };
  return !(error instanceof RangeNotSatisfiable) && $metadata?.httpStatusCode === undefined;
}
