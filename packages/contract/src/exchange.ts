import type { WireProblem } from './errors.ts';

/** The formats that lists are taken out and brought in by. */
export const fileFormats = ['csv', 'xlsx'] as const;

export type FileFormat = (typeof fileFormats)[number];

/** Resources that can be brought in from a file. */
export const importedResources = ['offers', 'brands', 'countries', 'regions', 'tags'] as const;

export const importBounds = {
  megabytes: 10,
  /** Most rows of one file, without its headings. */
  rows: 5_000,
  /** Rows that a preview tries. */
  tried: 500,
} as const;

/** What to do with rows whose code is known, or is not: the others are skipped. */
export const importModes = ['create_and_update', 'create', 'update'] as const;

export type ImportMode = (typeof importModes)[number];

/** A column of a file and the field that it fills; null leaves it out. */
export interface ImportColumn {
  readonly heading: string;
  readonly field: string | null;
  /** What stands in its first rows. */
  readonly samples: readonly string[];
}

/** A field that a column may fill: `code`, `name.ru`, `prices.price_per_hour`. */
export interface ImportField {
  readonly field: string;
  /** In the asked language. */
  readonly label: string;
  readonly required: boolean;
}

export const importOutcomes = ['create', 'update', 'skip', 'error'] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

export interface ImportPreviewRow {
  /** From 1, without the headings. */
  readonly row: number;
  readonly outcome: ImportOutcome;
  /** The record that would be changed. */
  readonly id: number | null;
  /** What the row is known by: its code. */
  readonly name: string | null;
  /** By field, in the asked language. */
  readonly errors: Readonly<Record<string, readonly WireProblem[]>>;
}

/** The answer of `POST /{res}/import/preview`: the file was tried and nothing of it kept. */
export interface ImportPreview {
  readonly columns: readonly ImportColumn[];
  readonly fields: readonly ImportField[];
  readonly total: number;
  /** How many rows were tried: all, unless there are very many. */
  readonly checked: number;
  readonly counts: Readonly<Record<ImportOutcome, number>>;
  readonly rows: readonly ImportPreviewRow[];
}
