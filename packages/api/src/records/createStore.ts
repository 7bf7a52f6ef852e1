import { isByLanguage } from '@rentyard/contract/schema/fieldKinds/filterForms';
import { fieldAt } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../config/clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { column, type Locale, textIn } from '../db/sqlFragments.ts';
import { createCipher } from '../secrets/cipher.ts';
import { contentLanguageSource } from './contentLanguages.ts';
import { createEmbeddedRecords } from './embeddedRecords.ts';
import { createPageKeys } from './pageKeys.ts';
import { searchEstimates } from './search/searchSamples.ts';
import { foldWords, searchPatterns } from './searchPatterns.ts';
import {
  columnName,
  type Reactions,
  type ResourceBinding,
  type Store,
  type TableSizes,
} from './store.ts';
import type { Target, Targets } from './targets.ts';

interface Dependencies {
  readonly db: Database;
  readonly bindings: readonly ResourceBinding[];
  /** Resources that register their own calls. */
  readonly customBindings?: readonly ResourceBinding[];
  readonly clock: Clock;
  /** 32 bytes. */
  readonly secretKey: Uint8Array;
  readonly invalidatePeople?: () => void;
  /** None by default. */
  readonly reactions?: Reactions;
}

export function createStore(dependencies: Dependencies): Store {
  const {
    db,
    bindings,
    customBindings = [],
    clock,
    secretKey,
    invalidatePeople = () => undefined,
    reactions = { recordChanged: [], jobEnded: [] },
  } = dependencies;
  const allBindings = [...bindings, ...customBindings];
  const fold = foldWords(db);
  return {
    db,
    bindings,
    allBindings,
    targets: collectTargets(allBindings),
    languages: contentLanguageSource(db, clock),
    cipher: createCipher(secretKey),
    foldWords: fold,
    searchPatterns: searchPatterns(fold),
    searchEstimates: searchEstimates(db, clock),
    tableSizes: tableSizes(db, clock),
    pageKeys: createPageKeys(db),
    embeddedRecords: createEmbeddedRecords(db),
    clock,
    invalidatePeople,
    reactions,
  };
}

/** Table sizes change slowly, so they are cached this long, in ms. */
const freshFor = 60_000;

function tableSizes(db: Queryable, clock: Clock): TableSizes {
  const known = new Map<string, { readonly rows: number; readonly readAt: number }>();
  return async (table) => {
    const now = clock().getTime();
    const cached = known.get(table);
    if (cached && Math.abs(now - cached.readAt) < freshFor) return cached.rows;
    const found = await db.one<{ rows: number }>(
      sql`select reltuples::bigint as rows from pg_class where oid = ${table}::regclass`,
    );
    const rows = Math.max(found?.rows ?? 0, 0);
    known.set(table, { rows, readAt: now });
    return rows;
  };
}

const inText = (alias: string, pattern: string) =>
  sql`${column(alias, 'search_text')} like ${pattern}`;

const users: Target = {
  table: 'users',
  subject: 'users',
  label: (alias) => column(alias, 'name'),
  // Not every user who may choose a person may see e-mail addresses and phone numbers.
  matches: (alias, pattern) =>
    sql`(${inText(alias, pattern)} and fold(${column(alias, 'name')}) like ${pattern})`,
  isFoundByName: true,
};

/** Kinds of records that references can point at but that are not generic resources. */
const others: readonly (readonly [string, Target])[] = [
  ['users', users],
  ['staff', { ...users, only: (alias) => sql`${column(alias, 'kind')} = 'staff'` }],
  [
    'clients',
    {
      ...users,
      only: (alias) => sql`${column(alias, 'kind')} = 'client'`,
      note: (alias) => sql`coalesce(${column(alias, 'phone')}, ${column(alias, 'email')})`,
    },
  ],
  [
    'photos',
    {
      table: 'photos',
      subject: 'photo',
      label: (alias) => column(alias, 'file_name'),
      matches: inText,
    },
  ],
];

/** The kinds of records that references can point at. */
export function collectTargets(bindings: readonly ResourceBinding[]): Targets {
  return new Map([
    ...bindings.map((one): readonly [string, Target] => [
      one.resource.name,
      {
        table: one.resource.name,
        subject: one.resource.subject,
        label: (alias, locale) => selectLabel(one, alias, locale),
        matches: inText,
      },
    ]),
    // Last, to override: options of people search fewer columns than their list does.
    ...others,
  ]);
}

function selectLabel(binding: ResourceBinding, alias: string, locale: Locale): SQL {
  const { label } = binding.resource;
  const texts = column(alias, columnName(binding, label));
  const field = fieldAt(binding.resource, label);
  return field && isByLanguage(field) ? textIn(texts, locale) : texts;
}
