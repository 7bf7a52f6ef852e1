import type { ContentLanguages } from '@rentyard/contract/languages';
import type { HealthIssue } from '@rentyard/contract/schema/health';
import type { Change, HistoryAction } from '@rentyard/contract/schema/history';
import type { FieldProblem, Resource } from '@rentyard/contract/schema/resource';
import type { Problem } from '@rentyard/validators';
import type { SQL } from 'drizzle-orm';
import type { Clock } from '../config/clock.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Locale } from '../db/sqlFragments.ts';
import type { RefusedReservation } from '../errors/failures.ts';
import type { Cipher } from '../secrets/cipher.ts';
import type { ContentLanguageSource } from './contentLanguages.ts';
import type { EmbeddedRecords } from './embeddedRecords.ts';
import type { PageKeys } from './pageKeys.ts';
import type { ResolvedSearch } from './search/resolvedSearch.ts';
import type { FoldWords, SearchPatterns } from './searchPatterns.ts';
import type { Targets } from './targets.ts';

/** The further fields of the response to a refused reservation. */
export type DescribeRefusal = (
  store: Store,
  refused: RefusedReservation,
  about: {
    readonly locale: Locale;
    /** The resource and the id of the write; undefined for a new record. */
    readonly resource: string;
    readonly id: number | undefined;
  },
) => Promise<Readonly<Record<string, unknown>>>;

/** Dependencies of all record functions. */
export interface Store {
  readonly db: Database;
  /** Resources with the generic calls. */
  readonly bindings: readonly ResourceBinding[];
  /** `bindings`, and the resources that register their own calls. */
  readonly allBindings: readonly ResourceBinding[];
  readonly targets: Targets;
  readonly languages: ContentLanguageSource;
  readonly cipher: Cipher;
  readonly foldWords: FoldWords;
  readonly searchPatterns: SearchPatterns;
  readonly searchEstimates: SearchEstimates;
  readonly tableSizes: TableSizes;
  readonly pageKeys: PageKeys;
  readonly embeddedRecords: EmbeddedRecords;
  readonly clock: Clock;
  /** Drops cached permissions after a change of users, roles or positions. */
  readonly invalidatePeople: () => void;
  readonly reactions: Reactions;
}

/** A resource with its storage: columns and hooks. */
export interface ResourceBinding {
  readonly resource: Resource;
  /** Column of every plain field by its dotted path, base fields included. */
  readonly columns: Readonly<Record<string, string>>;
  /** Tables that computed fields read, besides those of references. */
  readonly extraTables: readonly string[];
  /** The record uses photos in data that is not a field; see the table `photo_mentions`. */
  readonly alsoMentions: boolean;
  /** Columns with moments whose records are counted by day; see the SQL function `count_days`. */
  readonly countedByDay: readonly string[];
  /** For declared issues, whether the record `r` has them; the others follow from its fields. */
  readonly issues: Issues;
  /** Which records are free in a period, a `tstzrange`. */
  readonly free: FreeRecords | undefined;
  /** Whether the record of an alias is free for a rental, and when it is next. */
  readonly freeFor: ((alias: string, rental: WantedRental) => FreeFor) | undefined;
  /** By path: whether a computed choice of the record `r` is one of the values, or empty for null, by indexed columns. */
  readonly choiceFilters: ChoiceFilters;
  /** Fields of the record depend on the current time, to the minute. */
  readonly changesWithTime: boolean;
  /** A dead reference of the record `r` inside a value that is not a reference field. */
  readonly deadReference: SQL | undefined;
  readonly hooks: Hooks;
}

export interface FreeRecords {
  /** Selects the `id` of records with a gap between their reservations for the period, at most as many. */
  readonly ids: (period: SQL, atMost: number) => SQL;
  /** Whether the record `r` has one. */
  readonly hasGap: (period: SQL) => SQL;
  /** Whether no machine of the record `r` is away for longer than reserved, so that the gap is none. */
  readonly isHere: (period: SQL) => SQL;
}

/** A rental that a record should be free for, without its buffers. */
export interface WantedRental {
  readonly from: string;
  readonly to: string;
  readonly quantity: number;
  /** The order that has reserved its time already. */
  readonly order: number | undefined;
}

export interface FreeFor {
  readonly isFree: SQL;
  /** The start of the nearest free period of the same length; null if there is none. */
  readonly nextFreeAt: SQL;
  /** A quick condition that holds for every free record. */
  readonly mayBeFree: SQL;
}

export type ChoiceFilters = Readonly<Record<string, (values: readonly (string | null)[]) => SQL>>;

export type Issues = Readonly<Partial<Record<HealthIssue, SQL>>>;

/** The save that the hooks of an entity check. */
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

/** A save whose problems are not checked yet. */
export interface Deriving extends Omit<Saving, 'id'> {
  /** The fields that the client sent. */
  readonly sent: Readonly<Record<string, unknown>>;
}

/** A column with the value that a save writes. */
export interface ColumnValue {
  readonly column: string;
  readonly value: SQL;
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
export interface Hooks {
  /** Takes a lock that must precede the locks of records, at the beginning of each write. */
  readonly lock?: (tx: Transaction) => Promise<void>;
  /** The fields that follow from the sent ones, in the shape of a draft. They are saved too. */
  readonly derive?: (saving: Deriving) => Promise<Readonly<Record<string, unknown>>>;
  /** Finds broken rules in the transaction of the save. Never writes. */
  readonly validate?: (saving: Saving) => Promise<readonly FieldProblem[]>;
  /** The record as a valid save stores it: new rows get keys, and rows are sorted. */
  readonly transform?: (saving: Saving) => Promise<Readonly<Record<string, unknown>>>;
  /** Writes other rows of a valid save. Runs before the record is written. */
  readonly writeRelated?: (saving: Saving) => Promise<void>;
  /** Columns that are not fields and that a valid save writes too. */
  readonly otherColumns?: (saving: Saving) => Promise<readonly ColumnValue[]>;
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

/** A write in progress: its transaction, resource and author. */
export interface WriteContext {
  readonly tx: Transaction;
  readonly store: Store;
  readonly binding: ResourceBinding;
  readonly personId: number;
  /** The language of reference labels in responses and in the history. */
  readonly locale: Locale;
  /** The transaction will be rolled back, so the write takes no number from a sequence. */
  readonly isDryRun?: boolean;
  /** The job of the write: a bulk change or an import. */
  readonly jobId?: number;
  /** False: no person chose this record, so owners and clients are not notified. True by default. */
  readonly notifiesCustomers?: boolean;
}

/** A change of a record, as its history stores it. */
export interface RecordedChange {
  readonly id: number;
  readonly version: number;
  readonly action: HistoryAction;
  readonly changes?: readonly Change[];
  readonly reason?: string | null;
  /** The columns that may have changed; undefined for any. */
  readonly columns?: readonly string[];
}

/** What runs after writes. Each handler runs in the transaction of its cause. */
export interface Reactions {
  /** After each change of a record and its history entry. */
  readonly recordChanged: readonly ((
    write: WriteContext,
    change: RecordedChange,
  ) => Promise<void>)[];
  /** In the last transaction of a job that writes records. */
  readonly jobEnded: readonly ((ended: EndedJob) => Promise<void>)[];
  /** After the rollback of a write that would have reserved a machine twice. */
  readonly describeRefusal?: DescribeRefusal;
}

interface EndedJob {
  readonly tx: Transaction;
  readonly store: Store;
  readonly jobId: number;
}

/** Runs the handlers of a job that writes records, in its last transaction. */
export async function runJobEnded(ended: EndedJob): Promise<void> {
  for (const react of ended.store.reactions.jobEnded) await react(ended);
}

/** Estimates how many records a search matches. */
export type SearchEstimates = (
  binding: ResourceBinding,
  search: ResolvedSearch,
) => Promise<SearchEstimate>;

/** The number of rows of a table, and how many of them a search matches, estimated by a sample. */
export interface SearchEstimate {
  readonly rows: number;
  readonly matching: number;
}

/** The estimated number of rows of a table, from the statistics of the planner. */
export type TableSizes = (table: string) => Promise<number>;

/** The time of the write as ISO text. */
export function now({ store }: WriteContext): string {
  return store.clock().toISOString();
}

/** Calls `afterWrite` of the entity after the commit. */
export function runAfterWrite({ tx, store, binding: { hooks } }: WriteContext): void {
  const { afterWrite } = hooks;
  if (afterWrite) tx.afterCommit(() => afterWrite(store));
}

/** The column of a declared field. Throws for a path that the resource does not declare. */
export function columnName(binding: ResourceBinding, path: string): string {
  const column = binding.columns[path];
  if (column === undefined)
    throw new Error(`${binding.resource.name} has no column for "${path}".`);
  return column;
}
