/** The formats that lists are taken out and brought in by. */
export const fileFormats = ['csv', 'xlsx'] as const;

export type FileFormat = (typeof fileFormats)[number];

export const mediaTypes: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Resources that can be brought in from a file. */
export const importedResources = ['offers', 'brands', 'countries', 'regions', 'tags'] as const;

export const importBounds = {
  megabytes: 10,
  /** Most rows of one file, without its headings. */
  rows: 5_000,
  /** Rows that a preview tries. */
  previewed: 500,
} as const;

/** What to do with rows whose code is known, or is not: the others are skipped. */
export const importModes = ['create_and_update', 'create', 'update'] as const;

export type ImportMode = (typeof importModes)[number];

export const importOutcomes = ['create', 'update', 'skip', 'error'] as const;

export type ImportOutcome = (typeof importOutcomes)[number];
