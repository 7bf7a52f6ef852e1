/** The translation state of a record in one language. */
export type TranslationState = 'done' | 'missing' | 'outdated';

/** One record with its state in every language. An omitted language is missing. */
export interface TranslatedRecord {
  readonly id: number | string;
  readonly name: string;
  readonly states: Readonly<Record<string, TranslationState>>;
}

/** Number of records with the state `done` in a language. */
export function doneIn(records: readonly TranslatedRecord[], language: string): number {
  return records.filter((record) => stateIn(record, language) === 'done').length;
}

export function stateIn(record: TranslatedRecord, language: string): TranslationState {
  return record.states[language] ?? 'missing';
}
