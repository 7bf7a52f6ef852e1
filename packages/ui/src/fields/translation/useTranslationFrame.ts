import { useEffect, useId, useMemo } from 'react';
import { useSnapshot, useTranslationState } from './TranslationTabs.tsx';
import {
  createTranslationState,
  type TextLanguage,
  type TranslationState,
} from './translationState.ts';

/** One text per language code. Null or an omitted language means not translated. */
export type Translations = Readonly<Record<string, string | null | undefined>>;

interface Translated {
  readonly languages: readonly TextLanguage[];
  readonly value: Translations;
  /** Error messages by language code. */
  readonly errors: Readonly<Record<string, string | undefined>>;
}

interface TranslationFrame {
  readonly active: string;
  readonly language: TextLanguage | undefined;
  /** The default language, if another one is active. */
  readonly fallback: TextLanguage | undefined;
  /** Undefined inside `TranslationTabs`, whose language tabs all fields share. */
  readonly own: TranslationState | undefined;
  /**
   * Opens the first language that has an error, unless the active one has an error. Returns whether it changed the
   * language.
   */
  readonly openBad: () => boolean;
}

/** The active language of a translated field, and its marks for missing and invalid texts. */
export function useTranslationFrame({ languages, value, errors }: Translated): TranslationFrame {
  const fieldId = useId();
  const shared = useTranslationState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field's own state lives as long as the field
  const own = useMemo(() => (shared ? undefined : createTranslationState(languages)), [shared]);
  const state = shared ?? own;
  if (!state) throw new Error('A translated field has no language state.');
  const { active } = useSnapshot(state);

  const codes = languages.map((language) => language.code);
  const empty = codes.filter((code) => !value[code]?.trim());
  // A text that is empty in all languages has no missing translations.
  const isBlank = empty.length === codes.length;
  const missing = isBlank ? '' : empty.join();
  const bad = codes.filter((code) => errors[code]).join();
  useEffect(() => {
    state.mark(fieldId, { missing: split(missing), bad: split(bad), isBlank });
    return () => state.mark(fieldId, null);
  }, [state, fieldId, missing, bad, isBlank]);

  const main = languages.find((one) => one.isDefault);
  return {
    active,
    language: languages.find((one) => one.code === active),
    fallback: main?.code === active ? undefined : main,
    own,
    openBad: () => {
      const [first] = split(bad);
      if (first === undefined || errors[state.get().active]) return false;
      state.setActive(first);
      return true;
    },
  };
}

const split = (codes: string): readonly string[] => (codes === '' ? [] : codes.split(','));
