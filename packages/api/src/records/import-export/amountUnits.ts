import { languageCodes, languageTag } from '@rentyard/contract/languages';
import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { currencyOf } from '@rentyard/contract/schema/money/currencyColumns';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { Problem } from '@rentyard/validators';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { name } from '../../db/sqlFragments.ts';
import { foldedWord } from '../fieldKinds/foldedWord.ts';
import { columnName, type ImportedRow, type ResourceBinding } from '../store.ts';

interface RowWithUnits {
  readonly row: ImportedRow;
  /** The id of a currency of the stored record by its path; undefined for a new record. */
  readonly stored: (currency: string) => unknown;
}

type Problems = Readonly<Record<string, Problem[]>>;

/**
 * The problems of amounts whose words or signs do not name the currency of their row, which is that of the file or of
 * the stored record. One statement for all rows; problems are in the order of the rows.
 */
export async function unitProblems(
  on: Queryable,
  resource: Resource,
  rows: readonly RowWithUnits[],
): Promise<readonly Problems[]> {
  const amounts = rows.map(({ row: { draft, units }, stored }) =>
    Object.entries(units ?? {}).map(([path, unit]) => {
      const currency = currencyOf(resource, path) ?? '';
      return { path, unit, currency: valueAt(draft, currency) ?? stored(currency) };
    }),
  );
  const known = await readCurrencies(on, new Set(amounts.flat().map(({ currency }) => currency)));
  return amounts.map((ofRow) =>
    Object.fromEntries(
      ofRow.flatMap(({ path, unit, currency }) => {
        const names = known.get(currency);
        // A row without a currency has that problem already.
        if (!names || names.units.has(foldedUnit(unit))) return [];
        const values = { text: unit, name: names.code };
        return [[path, [{ id: 'other_currency', values }]] as const];
      }),
    ),
  );
}

interface RowsOfFile {
  readonly drafts: readonly ImportedRow[];
  /** The record that a row changes; undefined for a new one. */
  readonly idOf: (row: ImportedRow) => number | undefined;
}

/** The same for many rows before any of them is saved, for those with a word or sign beside an amount. */
export async function unitProblemsOfFile(
  on: Queryable,
  binding: ResourceBinding,
  { drafts, idOf }: RowsOfFile,
): Promise<ReadonlyMap<ImportedRow, Problems>> {
  const { resource } = binding;
  const rows = drafts.filter(({ units }) => Object.keys(units ?? {}).length > 0);
  const paths = rows.flatMap(({ units }) => Object.keys(units ?? {}));
  const currencies = new Set(paths.flatMap((path) => currencyOf(resource, path) ?? []));
  const ids = rows.flatMap((row) => idOf(row) ?? []);
  const stored = new Map<string, unknown>();
  for (const currency of ids.length > 0 ? currencies : []) {
    const found = await on.rows<{ id: number; value: number | null }>(sql`
      select id, ${name(columnName(binding, currency))} as value from ${name(resource.name)}
      where id = any(${sql.param(ids)}::bigint[])`);
    for (const { id, value } of found) stored.set(`${id} ${currency}`, value);
  }
  const problems = await unitProblems(
    on,
    resource,
    rows.map((row) => ({ row, stored: (currency) => stored.get(`${idOf(row)} ${currency}`) })),
  );
  return new Map(rows.map((row, at) => [row, problems[at] ?? {}]));
}

interface CurrencyNames {
  readonly code: string;
  readonly units: ReadonlySet<string>;
}

const currencyNames = new Map<string, CurrencyNames>();

async function readCurrencies(
  on: Queryable,
  wanted: ReadonlySet<unknown>,
): Promise<ReadonlyMap<unknown, CurrencyNames>> {
  const ids = [...wanted].filter((id) => typeof id === 'number');
  if (ids.length === 0) return new Map();
  const found = await on.rows<{ id: number; code: string; own: readonly (string | null)[] }>(sql`
    select id, code, json_build_array(symbol, symbol_local, name_local) as own
    from currencies where id = any(${sql.param(ids)}::bigint[])`);
  return new Map(
    found.map(({ id, code, own }) => {
      const key = JSON.stringify([code, own]);
      const names = currencyNames.get(key) ?? { code, units: collectUnits(code, own) };
      currencyNames.set(key, names);
      return [id, names];
    }),
  );
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
