/** A language that texts may be written in. */
export interface TextLanguage {
  /** `ua`; also the key in the value. */
  readonly code: string;
  readonly name: string;
  readonly isDefault?: boolean;
  /** Tag for `lang` when it differs from the code: `uk`. */
  readonly tag?: string;
}

/** What one field says of its languages. */
interface TranslationMarks {
  readonly missing: readonly string[];
  readonly bad: readonly string[];
  /** Nobody wrote it in any language yet. */
  readonly isBlank?: boolean;
}

/** What a strip shows: the language being edited and the marks of all fields under it. */
export interface TranslationSnapshot {
  readonly active: string;
  readonly missing: ReadonlySet<string>;
  readonly bad: ReadonlySet<string>;
  /** No field has a text: there is nothing to have got far with. */
  readonly isBlank: boolean;
}

export interface TranslationState {
  readonly languages: readonly TextLanguage[];
  readonly get: () => TranslationSnapshot;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly setActive: (code: string) => void;
  /** Called by a field whenever its marks change; null when the field goes. */
  readonly mark: (field: string, marks: TranslationMarks | null) => void;
}

/**
 * The languages of a card outside React's tree, so that a letter typed in one field renders that
 * field alone: strips hear only of changed marks.
 */
export function createTranslationState(languages: readonly TextLanguage[]): TranslationState {
  const first = languages.find((language) => language.isDefault) ?? languages[0];
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
