import type { ImportMode } from '@rentyard/contract/entities/records/importExport';
import { languageCodes, languageTag } from '@rentyard/contract/languages';
import { type ProblemsByPath, valueAt } from '@rentyard/contract/schema/draftSchema';
import type { Change } from '@rentyard/contract/schema/history';
import { currencyOf } from '@rentyard/contract/schema/money/currencyColumns';
import type { Problem } from '@rentyard/validators';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { name } from '../../db/sqlFragments.ts';
import { Invalid } from '../../errors/failures.ts';
import type { Undo } from '../bulk/applyChange.ts';
import { priorDraft } from '../bulk/priorDraft.ts';
import { foldedWord } from '../fieldKinds/foldedWord.ts';
import { lockRecord } from '../find.ts';
import type { ImportedRow, WriteContext } from '../store.ts';
import { buildDiff } from '../write/history.ts';
import { createRecord, orNotFound, updateRecord } from '../write/save.ts';

/** The outcome of a row. */
export interface Imported {
  readonly outcome: 'create' | 'update' | 'skip';
  readonly id: number | undefined;
  /** Undefined for a row that changed nothing. */
  readonly undo?: Undo;
  /** What an update changes; only in a dry run. */
  readonly changes?: readonly Change[];
  /** The reason of a skipped row. */
  readonly reason?: ProblemsByPath;
}

/**
 * Creates the record of a row, or updates the record with its code.
 * @throws {Invalid} with every problem of the row, by field.
 */
export async function importRow(
  write: WriteContext,
  row: ImportedRow,
  mode: ImportMode,
): Promise<Imported> {
  const id = await idOfCode(write, row.draft.code);
  if (id === undefined) {
    if (mode === 'update') return { outcome: 'skip', id, reason: { code: [{ id: 'not_found' }] } };
    const { draft, problems } = await resolved(write, row);
    const made = await withProblems(problems, () => createRecord(write, draft));
    return { outcome: 'create', id: made.id, undo: { version: made.version, trash: true } };
  }
  if (mode === 'create') return { outcome: 'skip', id, reason: { code: [{ id: 'unique' }] } };
  const { tx, store, binding } = write;
  const before = orNotFound(await lockRecord(tx, store, { ...write, id }));
  const { draft, problems } = await resolved(write, row, before);
  const after = await withProblems(problems, () =>
    updateRecord(write, { id, body: draft, before }),
  );
  if (after.version === before.version) {
    return { outcome: 'skip', id, reason: { '': [{ id: 'unchanged' }] } };
  }
  const undo = { version: after.version, draft: priorDraft(binding.resource, before, draft) };
  const changes = write.isDryRun ? buildDiff(binding.resource, before, after) : [];
  return { outcome: 'update', id, undo, changes };
}

async function resolved(
  write: WriteContext,
  row: ImportedRow,
  before?: Readonly<Record<string, unknown>>,
): Promise<ImportedRow> {
  const { resolveImportedRow } = write.binding.hooks;
  const found = resolveImportedRow ? await resolveImportedRow(write, row, before) : row;
  const currencies = await currencyProblems(write, row, before);
  return { ...found, problems: { ...found.problems, ...currencies } };
}

async function idOfCode({ tx, binding }: WriteContext, code: unknown): Promise<number | undefined> {
  if (typeof code !== 'string') return undefined;
  const found = await tx.one<{ id: number }>(
    sql`select id from ${name(binding.resource.name)} where identity_key(code) = identity_key(${code}) and deleted_at is null`,
  );
  return found?.id;
}

/** Reports failed lookups together with the problems of the save. */
async function withProblems<Result>(
  unresolved: ImportedRow['problems'],
  save: () => Promise<Result>,
): Promise<Result> {
  const reported: ProblemsByPath = Object.fromEntries(
    Object.entries(unresolved).map(([path, found]) => [path, [...found]]),
  );
  if (Object.keys(reported).length === 0) return save();
  try {
    await save();
  } catch (error) {
    if (error instanceof Invalid) throw new Invalid({ ...error.problems, ...reported });
    throw error;
  }
  throw new Invalid(reported);
}

/** Abbreviations that people write beside amounts and `Intl` does not have. */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  BYN: ['руб', 'бел. руб'],
  MDL: ['lei', 'leu', 'лей', 'леев', 'лея'],
  PLN: ['zl', 'zł', 'зл'],
  RON: ['lei', 'leu', 'лей', 'леев', 'лея'],
  RUB: ['руб', 'р', 'rub'],
  TRY: ['tl', 'лир', 'lira'],
  UAH: ['грн', 'гр', 'hrn'],
  USD: ['долл', 'дол', 'usd'],
};

/** The words and signs for a currency in the six languages, folded. */
function collectUnits(code: string, own: readonly (string | null)[]): ReadonlySet<string> {
  const shown = languageCodes.flatMap((language) =>
    (['symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) =>
      [1, 2, 5, 1.5].flatMap((amount) =>
        new Intl.NumberFormat(languageTag(language), {
          style: 'currency',
          currency: code,
          currencyDisplay,
        })
          .formatToParts(amount)
          .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
      ),
    ),
  );
  const words = [code, ...own, ...shown, ...(abbreviations[code] ?? [])];
  return new Set(words.flatMap((word) => (word ? [foldedUnit(word)] : [])));
}

function foldedUnit(text: string): string {
  return foldedWord(text).replace(/\.$/, '');
}

interface CurrencyNames {
  readonly code: string;
  readonly units: ReadonlySet<string>;
}

const currencyNames = new Map<string, CurrencyNames>();

async function readCurrency(on: Queryable, id: unknown): Promise<CurrencyNames | undefined> {
  if (typeof id !== 'number') return undefined;
  const found = await on.one<{ code: string; own: readonly (string | null)[] }>(sql`
    select code, json_build_array(symbol, symbol_local, name_local) as own
    from currencies where id = ${id}`);
  if (!found) return undefined;
  const key = JSON.stringify(found);
  const names = currencyNames.get(key) ?? {
    code: found.code,
    units: collectUnits(found.code, found.own),
  };
  currencyNames.set(key, names);
  return names;
}

/**
 * The problems of amounts whose words or signs do not name the currency of the row, which is that of the file or of the
 * stored record.
 */
async function currencyProblems(
  { tx, binding: { resource } }: Pick<WriteContext, 'tx' | 'binding'>,
  { draft, units }: ImportedRow,
  before?: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, readonly Problem[]>>> {
  const problems: Record<string, readonly Problem[]> = {};
  for (const [path, unit] of Object.entries(units ?? {})) {
    const currency = currencyOf(resource, path) ?? '';
    const id = valueAt(draft, currency) ?? valueAt(before, `${currency}.id`);
    const known = await readCurrency(tx, id);
    // A row without a currency has that problem already.
    if (!known || known.units.has(foldedUnit(unit))) continue;
    problems[path] = [{ id: 'other_currency', values: { text: unit, name: known.code } }];
  }
  return problems;
}
