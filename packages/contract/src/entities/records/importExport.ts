/** File formats of exports and imports. */
export const fileFormats = ['csv', 'xlsx'] as const;

export type FileFormat = (typeof fileFormats)[number];

export const mediaTypes: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const importBounds = {
  megabytes: 10,
  /** Maximum number of rows of a file, without its headings. */
  rows: 50_000,
  /** Number of rows up to which a preview is a dry run of all rows. */
  previewed: 500,
  /** Number of rows in the dry run of a longer file, so that 50,000 rows are previewed within seconds. */
  previewedOfMany: 200,
  /** Number of further rows with problems that a preview lists. */
  listed: 2_000,
  /** Characters of the name of a sheet. */
  sheetName: 100,
} as const;

/**
 * Whether an import creates records for new codes, updates those with known codes, or both. Other
 * rows are skipped.
 */
export const importModes = ['create_and_update', 'create', 'update'] as const;

export type ImportMode = (typeof importModes)[number];

export const importOutcomes = ['create', 'update', 'skip', 'error'] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

/** Encodings of text files that an import reads. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1254',
  'koi8-u',
  'iso-8859-2',
  'ibm866',
] as const;

export type TextEncoding = (typeof textEncodings)[number];

/** The sign before the fraction of the numbers in a column: `12,5` or `12.5`. */
export const decimalMarks = ['comma', 'point'] as const;
