import { languageCodes, languageTag } from '@rentyard/contract/languages';
import { currencyOf } from '@rentyard/contract/schema/currencyColumns';
import { valueAt } from '@rentyard/contract/schema/draftSchema';
import type { Problem } from '@rentyard/validators';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { foldedWord } from '../fieldKinds/foldedWord.ts';
import type { ImportedRow } from '../resourceBinding.ts';
import type { WriteContext } from '../writeContext.ts';

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
function unitsOf(code: string, own: readonly (string | null)[]): ReadonlySet<string> {
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
    units: unitsOf(found.code, found.own),
  };
  currencyNames.set(key, names);
  return names;
}

/**
 * The problems of amounts whose words or signs do not name the currency of the row, which is that of the file or of the
 * stored record.
 */
export async function currencyProblems(
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
