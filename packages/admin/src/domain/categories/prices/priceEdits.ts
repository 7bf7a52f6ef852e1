import type { CellEdit } from '@rentyard/ui/EditGrid';
import { isPlainDecimal, padPlaces, valueOfTyped } from '@rentyard/validators/decimals';
import { buildColumnName } from './priceDraft.ts';
import type { PriceLine } from './priceLines.ts';

interface Typing {
  readonly currencies: readonly { readonly id: number }[];
  /** Number of decimals of a currency. */
  readonly findDecimals: (currency: number) => number | undefined;
  /** What users type for a price on request, besides a dash. */
  readonly onRequest: string;
  /** Tag of the language whose number format is typed. */
  readonly tag: string;
}

/** The lines after cells were typed, cleared or pasted. Amounts remain decimal strings. */
export function withEdits(
  lines: readonly PriceLine[],
  edits: readonly CellEdit[],
  typing: Typing,
): readonly PriceLine[] {
  return lines.map((line) =>
    edits
      .filter(({ row }) => row === line.uid)
      .reduce((one, edit) => withEdit(one, edit, typing), line),
  );
}

function withEdit(line: PriceLine, { column, text }: CellEdit, typing: Typing): PriceLine {
  if (column === 'from' || column === 'to')
    return { ...line, [column]: valueOfTyped(text, typing.tag) };
  const currency = typing.currencies.find(({ id }) => buildColumnName(id) === column);
  if (!currency) return line;
  const { [currency.id]: _, ...others } = line.amounts;
  if (text === '') return { ...line, amounts: others };
  const amount = findAmount(text, typing.findDecimals(currency.id), typing);
  return { ...line, amounts: { ...others, [currency.id]: amount } };
}

/** `1 360,5` is `1360.50`; a dash means a price on request. Other text stays as typed. */
function findAmount(
  text: string,
  places: number | undefined,
  { onRequest, tag }: Typing,
): string | null {
  const isOnRequest = /^[-–—]$/.test(text) || text.toLowerCase() === onRequest.toLowerCase();
  if (isOnRequest) return null;
  const value = valueOfTyped(text, tag);
  return isPlainDecimal(value) && places !== undefined ? padPlaces(value, places) : value;
}
