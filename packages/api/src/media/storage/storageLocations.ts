import { sql } from 'drizzle-orm';
import type { BucketSettings } from '../../config/bucketSettings.ts';
import type { Database } from '../../db/database.ts';
import type { Cipher } from '../../secrets/cipher.ts';
import { type MediaStorage, newKey } from './mediaStorage.ts';
import { type Agents, openBucket, publicBase } from './s3Bucket.ts';
import type { S3Storage } from './s3Storage.ts';

/** The storage location of a new picture. */
export interface StorageLocation {
  readonly storage: MediaStorage;
  /** A new key, which contains the id of the storage setting. */
  readonly key: string;
  /** Null: the storage of the installation. */
  readonly settingId: number | null;
  /** The base URL of the picture; null for `/media`. */
  readonly publicBase: string | null;
  /** Whether the sweeper finds files without a record only by a logged key. */
  readonly isLogged: boolean;
}

/** All storages of an installation: its own, and the buckets of users. */
export interface StorageLocations {
  /** The location of a user's uploads: their active default bucket, or the installation's storage. */
  forPerson(personId: number): Promise<StorageLocation>;
  /** The storage of the picture with this key; undefined when its setting was deleted. */
  ofKey(key: string): Promise<MediaStorage | undefined>;
  /** The bucket of this key; undefined when its files are on disk. */
  findBucket(key: string): Promise<S3Storage | undefined>;
  /** Origins of pictures besides this server, for the content security policy. */
  publicOrigins(): Promise<readonly string[]>;
}

interface Dependencies {
  readonly db: Database;
  readonly cipher: Cipher;
  /** The folder of the installation, when it has no bucket; old pictures are still read from it. */
  readonly disk: MediaStorage;
  /** The bucket of the installation. */
  readonly bucket: BucketSettings | undefined;
  /** Agents that connect user-supplied endpoints only to allowed addresses. */
  readonly agents: Agents;
}

interface SettingRow {
  readonly id: number;
  readonly version: number;
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly prefix: string | null;
  readonly path_style: boolean;
  readonly public_url: string | null;
  readonly access_key: string;
  readonly secret_key: Uint8Array;
}

const columns = sql`
  id, version, endpoint, region, bucket, prefix, path_style, public_url, access_key, secret_key`;

export function createStorageLocations({
  db,
  cipher,
  disk,
  bucket,
  agents,
}: Dependencies): StorageLocations {
  const own = bucket ? openStorage(bucket) : undefined;
  // The first caller receives the error; an unhandled rejection must not end the process.
  own?.catch(() => undefined);
  const opened = new Map<number, { version: number; storage: Promise<S3Storage> }>();

  function findStorage(row: SettingRow): Promise<S3Storage> {
    const known = opened.get(row.id);
    if (known?.version === row.version) return known.storage;
    const storage = openStorage(bucketSettings(row, cipher), agents);
    opened.set(row.id, { version: row.version, storage });
    return storage;
  }

  async function findBucket(key: string): Promise<S3Storage | undefined> {
    const id = parseSetting(key);
    if (id === undefined) return own;
    const row = await db.one<SettingRow>(sql`select ${columns} from s3_settings where id = ${id}`);
    return row && findStorage(row);
  }

  return {
    findBucket,

    async ofKey(key) {
      return (await findBucket(key)) ?? (parseSetting(key) === undefined ? disk : undefined);
    },

    async forPerson(personId) {
      const row = await db.one<SettingRow>(sql`
        select ${columns} from s3_settings
        where user_id = ${personId} and active and is_default and deleted_at is null`);
      if (row) {
        return {
          storage: await findStorage(row),
          key: `u${row.id}/${newKey()}`,
          settingId: row.id,
          publicBase: publicBase({ publicUrl: row.public_url, prefix: row.prefix }),
          isLogged: true,
        };
      }
      return {
        storage: (await own) ?? disk,
        key: newKey(),
        settingId: null,
        publicBase: bucket ? publicBase(bucket) : null,
        isLogged: bucket !== undefined,
      };
    },

    publicOrigins: readOrigins(db, bucket),
  };
}

/** Opens a bucket as a storage. Loads its libraries on first use. */
async function openStorage(settings: BucketSettings, agents?: Agents): Promise<S3Storage> {
  const { s3Storage } = await import('./s3Storage.ts');
  return s3Storage(await openBucket(settings, agents));
}

/** Keys of pictures in a user's bucket begin with `u` and the id of the setting. */
function parseSetting(key: string): number | undefined {
  const [, id] = /^u(\d{1,15})\//.exec(key) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** The bucket of a stored setting, with its secret decrypted. */
export function bucketSettings(
  row: Omit<SettingRow, 'id' | 'version'>,
  cipher: Cipher,
): BucketSettings {
  return {
    endpoint: row.endpoint,
    region: row.region,
    bucket: row.bucket,
    prefix: row.prefix,
    pathStyle: row.path_style,
    publicUrl: row.public_url,
    credentials: { accessKey: row.access_key, secretKey: cipher.open(row.secret_key) },
  };
}

/** How long the list of origins is cached, in ms. */
const originsCachedFor = 5_000;

function readOrigins(db: Database, bucket: BucketSettings | undefined) {
  let origins: readonly string[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - readAt < originsCachedFor) return origins;
    readAt = performance.now();
    try {
      const rows = await db.rows<{ base: string }>(sql`
        select distinct public_url as base from s3_settings where public_url is not null`);
      const bases = [...rows.map(({ base }) => base), bucket?.publicUrl];
      origins = [...new Set(bases.flatMap((base) => (base ? [new URL(base).origin] : [])))];
    } catch {
      // A page also opens without the database, with the last known origins.
    }
    return origins;
  };
}
