import type { ContentLanguages } from '@rentyard/contract/languages';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import type { HealthIssue } from '@rentyard/contract/schema/health';
import { type FieldProblem, plainFields, type Resource } from '@rentyard/contract/schema/resource';
import type { Problem } from '@rentyard/validators';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { fieldKindOf } from './fieldKinds/fieldKinds.ts';
import type { Store } from './store.ts';
import type { WriteContext } from './writeContext.ts';

/** A resource with its storage: columns and guards. */
export interface ResourceBinding {
  readonly resource: Resource;
  /** Column of every plain field by its dotted path, base fields included. */
  readonly columns: Readonly<Record<string, string>>;
  /** Tables that computed fields read, besides those of references. */
  readonly alsoReads: readonly string[];
  /** The record uses photos in data that is not a field; see migration 0114. */
  readonly alsoMentions: boolean;
  /** Columns with moments whose records are counted by day; see migration 0162. */
  readonly daily: readonly string[];
  /** For declared issues, whether the record `r` has them; the others follow from its fields. */
  readonly issues: Issues;
  /** A dead reference of the record `r` inside a value that is not a reference field. */
  readonly deadReference: SQL | undefined;
  readonly guards: Guards;
}

type Issues = Readonly<Partial<Record<HealthIssue, SQL>>>;

/** The save that the guards of an entity check. */
export interface Saving {
  readonly write: WriteContext;
  /** Undefined for a new record. */
  readonly id: number | undefined;
  /** The stored record in the draft's shape; undefined for a new one. */
  readonly before: Readonly<Record<string, unknown>> | undefined;
  /** The record after the save. */
  readonly after: Readonly<Record<string, unknown>>;
  readonly languages: ContentLanguages;
}

/** A row of an import as the draft of a record. */
export interface ImportedRow {
  readonly draft: Readonly<Record<string, unknown>>;
  /** By path: cells that cannot be read, and texts that match no record, or several. */
  readonly problems: Readonly<Record<string, readonly Problem[]>>;
  /** Words or signs beside amounts, by path. */
  readonly units?: Readonly<Record<string, string>>;
}

/** Rules of one entity that depend on other records. */
export interface Guards {
  /** Takes a lock that must precede the locks of records, at the beginning of each write. */
  readonly lock?: (tx: Transaction) => Promise<void>;
  /** Finds broken rules in the transaction of the save. Never writes. */
  readonly validate?: (saving: Saving) => Promise<readonly FieldProblem[]>;
  /** The record as a valid save stores it: new rows get keys, and rows are sorted. */
  readonly transform?: (saving: Saving) => Promise<Readonly<Record<string, unknown>>>;
  /** Writes other rows of a valid save. Runs before the record is written. */
  readonly writeRelated?: (saving: Saving) => Promise<void>;
  /** Resolves the cells of an imported row that depend on other cells, before the row is saved. */
  readonly resolveImportedRow?: (
    write: WriteContext,
    row: ImportedRow,
    /** The record that the row changes; undefined for a new one. */
    before?: Readonly<Record<string, unknown>>,
  ) => Promise<ImportedRow>;
  /** The rule that prevents deletion (a `ProblemId`); undefined when the record can be deleted. */
  readonly beforeTrash?: (
    tx: Transaction,
    id: number,
    /** The user who deletes it. */
    personId: number,
  ) => Promise<string | undefined>;
  /** Runs after the commit of a change to any record of this kind. */
  readonly afterWrite?: (store: Store) => void;
}

interface Options extends Guards {
  /**
   * Columns whose names differ from the default: the field path with `_` for dots, plus `_id` for a
   * reference or `_ids` for references.
   */
  readonly columns?: Readonly<Record<string, string>>;
  readonly alsoReads?: readonly string[];
  readonly alsoMentions?: boolean;
  readonly daily?: readonly string[];
  readonly issues?: Issues;
  readonly deadReference?: SQL;
}

/** Binds a resource to the table of the same name. */
export function registerResource(
  resource: Resource,
  {
    columns = {},
    alsoReads = [],
    alsoMentions = false,
    daily = [],
    issues = {},
    deadReference,
    ...guards
  }: Options = {},
): ResourceBinding {
  const own = plainFields(resource).map(([path, field]) => [
    path,
    columns[path] ?? defaultColumn(path, field),
  ]);
  return {
    resource,
    columns: { ...baseColumns, ...Object.fromEntries(own) },
    alsoReads,
    alsoMentions,
    daily,
    issues,
    deadReference,
    guards,
  };
}

const baseColumns = {
  id: 'id',
  created_at: 'created_at',
  updated_at: 'updated_at',
  created_by: 'created_by',
  updated_by: 'updated_by',
};

function defaultColumn(path: string, field: PlainField): string {
  return path.replaceAll('.', '_') + (fieldKindOf(field).columnSuffix ?? '');
}

/** The column of a declared field. Throws for a path that the resource does not declare. */
export function columnName(binding: ResourceBinding, path: string): string {
  const column = binding.columns[path];
  if (column === undefined)
    throw new Error(`${binding.resource.name} has no column for "${path}".`);
  return column;
}
