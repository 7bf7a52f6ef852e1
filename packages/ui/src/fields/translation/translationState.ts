/** A content language. */
export interface TextLanguage {
  /** Language code (`ua`), also the key in the value. */
  readonly code: string;
  readonly name: string;
  readonly isDefault?: boolean;
  /** Language tag for `lang` if it differs from the code: `uk`. */
  readonly tag?: string;
}

/** The marks of one field. */
interface TranslationMarks {
  readonly missing: readonly string[];
  readonly bad: readonly string[];
  /** The field has no text in any language. */
  readonly isBlank?: boolean;
}

/** State of the language tabs: the active language and the marks of all fields below. */
export interface TranslationSnapshot {
  readonly active: string;
  readonly missing: ReadonlySet<string>;
  readonly bad: ReadonlySet<string>;
  /** No field has a text, so there is no progress to show. */
  readonly isBlank: boolean;
}

export interface TranslationState {
  readonly languages: readonly TextLanguage[];
  readonly get: () => TranslationSnapshot;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly setActive: (code: string) => void;
  /** Called by a field when its marks change; with null when it unmounts. */
  readonly mark: (field: string, marks: TranslationMarks | null) => void;
}

/**
 * The language state of a card outside of React, so that typing renders only the edited field. Language tabs are
 * notified only of changed marks. It starts with `initial`, or with the default language if that is not among them.
 */
export function createTranslationState(
  languages: readonly TextLanguage[],
  initial?: string,
): TranslationState {
  const first =
    languages.find(({ code }) => code === initial) ??
    languages.find(({ isDefault }) => isDefault) ??
    languages[0];
  const fields = new Map<string, TranslationMarks>();
  const listeners = new Set<() => void>();
  let snapshot: TranslationSnapshot = {
    active: first?.code ?? '',
    missing: new Set(),
    bad: new Set(),
    isBlank: true,
  };
  const publish = (next: Partial<TranslationSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const union = (kind: 'missing' | 'bad') =>
    new Set([...fields.values()].flatMap((marks) => marks[kind]));
  return {
    languages,
    get: () => snapshot,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    setActive: (active) => {
      if (active !== snapshot.active) publish({ active });
    },
    mark: (field, marks) => {
      if (marks) fields.set(field, marks);
      else fields.delete(field);
      const isBlank = [...fields.values()].every((one) => one.isBlank);
      publish({ missing: union('missing'), bad: union('bad'), isBlank });
    },
  };
}
