import type { Readable } from 'node:stream';
import { RangeNotSatisfiable, StorageUnavailable } from '../../failures.ts';
import { fullSuffix, type MediaStorage, newKey, thumbSuffix } from '../storage.ts';
import type { Bucket } from './bucket.ts';

/** A stored file as it is handed to a browser. */
export interface ReadFile {
  readonly bytes: Readable;
  readonly length: number | undefined;
  /** `bytes 0-99/1000` when only a part was asked for. */
  readonly range: string | undefined;
}

/** Keeps pictures in a bucket. */
export interface S3Storage extends MediaStorage {
  /**
   * Opens a stored file, or the part of it that a `Range` header names; undefined when it is not there.
   * @throws {RangeNotSatisfiable} when the file has no such part.
   * @throws {StorageUnavailable} when the bucket does not answer.
   */
  read(file: string, range?: string): Promise<ReadFile | undefined>;
}

const forever = 'public, max-age=31536000, immutable';

/**
 * Keeps pictures in a bucket under the same names that a folder would have, so that files can be moved
 * from one to the other. Every other failure of the bucket is a `StorageUnavailable`.
 */
export function s3Storage({ s3, client, settings, objectKey }: Bucket): S3Storage {
  const at = (file: string) => ({ Bucket: settings.bucket, Key: objectKey(file) });

  const put = (file: string, bytes: Uint8Array) =>
    client.send(
      new s3.PutObjectCommand({
        ...at(file),
        Body: bytes,
        ContentType: 'image/webp',
        CacheControl: forever,
      }),
    );

  return {
    async save({ full, thumb }, key = newKey()) {
      await orUnavailable(async () => {
        await put(key + thumbSuffix, thumb);
        await put(key + fullSuffix, full);
      });
      return key;
    },

    async remove(key) {
      await orUnavailable(async () => {
        for (const suffix of [fullSuffix, thumbSuffix]) {
          await client.send(new s3.DeleteObjectCommand(at(key + suffix)));
        }
      });
    },

    read(file, range) {
      return orUnavailable(async () => {
        try {
          const found = await client.send(
            new s3.GetObjectCommand({ ...at(file), ...(range ? { Range: range } : {}) }),
          );
          return {
            bytes: found.Body as Readable,
            length: found.ContentLength,
            range: found.ContentRange,
          };
        } catch (error) {
          const refused = error instanceof s3.S3ServiceException && error.$metadata.httpStatusCode;
          if (refused === 404) return undefined;
          throw refused === 416 ? new RangeNotSatisfiable() : error;
        }
      });
    },
  };
}

async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RangeNotSatisfiable ? error : new StorageUnavailable(error);
  }
}
