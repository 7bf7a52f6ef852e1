import type { PluralForms } from '@rentyard/contract/schema/values';

/** The sample amount, with thousands to group and a fraction to round. */
const amount = 1_234_567.5;
const maxFractionDigits = 4;

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
  /** Small amounts, one for each plural form of the language: `1 leu · 2 lei · 20 de lei`. */
  readonly counted: string;
}

/**
 * Formats the sample amount in every format of a currency. An incomplete currency gives an
 * incomplete sample.
 */
export function buildSample(tag: string, currency: CurrencyTraits): Sample {
  const { code, symbol, symbolLocal, decimal, plural } = currency;
  const isKnown = Number.isInteger(decimal) && decimal >= 0 && decimal <= maxFractionDigits;
  const fractionDigits = isKnown ? decimal : 0;
  const options = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  const text = new Intl.NumberFormat(tag, options).format(amount);
  const form = new Intl.PluralRules(tag, options).select(amount);
  const label = plural[form as keyof PluralForms] || plural.other || '';
  return {
    symbol: joined(text, symbol),
    code: joined(text, code),
    local: joined(text, symbolLocal || symbol),
    words: joined(text, label),
    counted: countedIn(tag, plural),
  };
}

/** Amounts that cover the plural forms of all our languages. */
const pluralAmounts = [1, 2, 5, 20, 1.5] as const;

function countedIn(tag: string, plural: PluralForms): string {
  const rules = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag);
  const pluralCategories = new Set<string>();
  return pluralAmounts
    .flatMap((one) => {
      const form = rules.select(one);
      const label = plural[form as keyof PluralForms] || plural.other;
      if (pluralCategories.has(form) || !label) return [];
      pluralCategories.add(form);
      return [`${numbers.format(one)} ${label}`];
    })
    .join(' · ');
}

function joined(text: string, unit: string): string {
  return unit ? `${text} ${unit}` : text;
}
