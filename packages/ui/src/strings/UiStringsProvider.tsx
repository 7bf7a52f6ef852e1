import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { en, type UiStringKey, type UiStrings } from './en.ts';

const StringsContext = createContext<UiStrings>(en);

interface UiStringsProviderProps {
  /** A `strings-*` entry, or a custom object. Defaults to English. */
  readonly strings: UiStrings;
  readonly children: ReactNode;
}

/** Sets the language of the package's own strings. All other texts are props. */
export function UiStringsProvider({ strings, children }: UiStringsProviderProps): ReactNode {
  return <StringsContext.Provider value={strings}>{children}</StringsContext.Provider>;
}

/** Returns a string of the package by its key. */
export type Translate = (
  key: UiStringKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

export function useUiStrings(): Translate {
  const strings = useContext(StringsContext);
  return useMemo<Translate>(
    () =>
      (key, values = {}) =>
        format(strings[key], values, strings.tag),
    [strings],
  );
}

/** The current language tag (`en`, `uk`), for `Intl`. */
export function useLanguageTag(): string {
  return useContext(StringsContext).tag;
}

type Values = Readonly<Record<string, string | number>>;

const plural = /\{(\w+), plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/g;
const form = /(\w+) \{([^{}]*)\}/g;

/**
 * Fills `{name}` placeholders and picks a form of `{count, plural, one {# row} other {# rows}}` by the rules of the
 * language. It is the subset of ICU that this package needs.
 */
export function format(template: string, values: Values, tag: string): string {
  return template
    .replace(plural, (_, name: string, forms: string) => {
      const count = Number(values[name]);
      const byCategory = Object.fromEntries(
        [...forms.matchAll(form)].map(([, category, text]) => [category, text]),
      );
      const text = byCategory[new Intl.PluralRules(tag).select(count)] ?? byCategory.other ?? '';
      return text.replaceAll('#', new Intl.NumberFormat(tag).format(count));
    })
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
