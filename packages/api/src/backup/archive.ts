/** The first entry: the data that a restore needs before it begins. */
export interface About {
  readonly format: 1;
  /** Of the product. */
  readonly version: string;
  readonly created_at: string;
  readonly database: 'pglite' | 'postgres';
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
}

/** The last entry: counts and checksums, compared with the restored data. */
export interface Manifest {
  readonly tables: Readonly<Record<string, TableSum>>;
  readonly sequences: readonly { readonly name: string; readonly value: number | null }[];
  readonly media: MediaSum;
}

export interface TableSum {
  readonly rows: number;
  /** SHA-256 over the rows in the order of their key, in hexadecimal. */
  readonly sha256: string;
}

export interface MediaSum {
  readonly files: number;
  readonly bytes: number;
  /** SHA-256 over paths and contents, in the order of the archive. */
  readonly sha256: string;
}

/** Names of the entries. */
export const entryNames = {
  about: 'about.json',
  manifest: 'manifest.json',
  secretKey: 'secret.key',
  table: (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.ndjson`,
  media: (path: string) => `media/${path}`,
} as const;

const tableEntry = /^tables\/(\w+)\/\d+\.ndjson$/;
/** Plain segments only, so that an archive cannot write outside the media folder. */
const mediaEntry = /^media\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/;

/** The table of an entry. */
export function tableOfEntry(name: string): string | undefined {
  return tableEntry.exec(name)?.[1];
}

/** The path of an entry's file inside the media folder. */
export function mediaOfEntry(name: string): string | undefined {
  return mediaEntry.exec(name)?.[1];
}

/** The archive cannot be restored. The message is shown to the operator. */
export class BackupRefused extends Error {}
