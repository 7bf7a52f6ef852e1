import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { en, type UiStringKey, type UiStrings } from './en.ts';
import { format } from './format.ts';

const StringsContext = createContext<UiStrings>(en);

interface UiStringsProviderProps {
  /** One of the `strings-*` entries, or a set of your own. English is the default. */
  readonly strings: UiStrings;
  readonly children: ReactNode;
}

/** Gives the package's own words a language. Everything else comes in through props. */
export function UiStringsProvider({ strings, children }: UiStringsProviderProps): ReactNode {
  return <StringsContext.Provider value={strings}>{children}</StringsContext.Provider>;
}

/** Says a string of the package by its key. */
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

/** The language tag in force (`en`, `uk`), for `Intl`. */
export function useLanguageTag(): string {
  return useContext(StringsContext).tag;
}
