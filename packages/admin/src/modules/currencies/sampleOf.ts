import type { PluralForms } from '@rentyard/contract/values';

/** The amount that every sample shows: thousands to group and a fraction to round. */
const amount = 1_234_567.5;
const mostPlaces = 4;

interface CurrencyTraits {
  readonly code: string;
  readonly symbol: string;
  readonly symbolLocal: string;
  readonly decimal: number;
  readonly plural: PluralForms;
}

interface Sample {
  readonly symbol: string;
  readonly code: string;
  readonly local: string;
  readonly words: string;
}

/** Writes the sample amount in every form of a currency. A half-typed currency gives half a sample. */
export function sampleOf(tag: string, currency: CurrencyTraits): Sample {
  const { code, symbol, symbolLocal, decimal, plural } = currency;
  const isKnown = Number.isInteger(decimal) && decimal >= 0 && decimal <= mostPlaces;
  const places = isKnown ? decimal : 0;
  const options = { minimumFractionDigits: places, maximumFractionDigits: places };
  const text = new Intl.NumberFormat(tag, options).format(amount);
  const form = new Intl.PluralRules(tag, options).select(amount);
  const word = plural[form as keyof PluralForms] || plural.other || '';
  return {
    symbol: joined(text, symbol),
    code: joined(text, code),
    local: joined(text, symbolLocal || symbol),
    words: joined(text, word),
  };
}

function joined(text: string, unit: string): string {
  return unit ? `${text} ${unit}` : text;
}
