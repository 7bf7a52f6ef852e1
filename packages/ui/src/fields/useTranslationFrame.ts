import { useEffect, useId, useMemo } from 'react';
import { useSnapshot, useTranslationState } from './TranslationTabs.tsx';
import {
  createTranslationState,
  type TextLanguage,
  type TranslationState,
} from './translationState.ts';

/** One text per language code; null or left out is not translated. */
export type Translations = Readonly<Record<string, string | null | undefined>>;

interface Translated {
  readonly languages: readonly TextLanguage[];
  readonly value: Translations;
  /** Messages by language code. */
  readonly errors: Readonly<Record<string, string | undefined>>;
}

interface TranslationFrame {
  readonly active: string;
  readonly language: TextLanguage | undefined;
  /** The default language, when another one is open. */
  readonly fallback: TextLanguage | undefined;
  /** Undefined under a `TranslationTabs`, whose strip serves all its fields. */
  readonly own: TranslationState | undefined;
  /** Opens the first language that has an error, unless the open one has. Answers whether it had to. */
  readonly openBad: () => boolean;
}

/** Which language a translated field shows, and its marks of what is missing or wrong. */
export function useTranslationFrame({ languages, value, errors }: Translated): TranslationFrame {
  const fieldId = useId();
  const shared = useTranslationState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: own state lives as long as the field
  const own = useMemo(() => (shared ? undefined : createTranslationState(languages)), [shared]);
  const state = shared ?? own;
  if (!state) throw new Error('A translated field has no language state.');
  const { active } = useSnapshot(state);

  const codes = languages.map((language) => language.code);
  const empty = codes.filter((code) => !value[code]?.trim());
  // Nothing is missing of a text that nobody wrote in any language.
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
