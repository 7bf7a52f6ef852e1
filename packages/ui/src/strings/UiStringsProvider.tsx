import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { en, type UiStringKey, type UiStrings } from './en.ts';
import { format } from './format.ts';

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
