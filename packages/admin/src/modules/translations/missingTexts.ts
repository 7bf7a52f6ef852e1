/** A text, or its plural forms, by language code. */
export type Texts = Readonly<Record<string, unknown>> | null | undefined;

/** Whether a text exists in the source language and not in the target language. */
export function isMissing(texts: Texts, source: string, target: string): boolean {
  return isWritten(texts?.[source]) && !isWritten(texts?.[target]);
}

/** Whether a text, or at least one plural form, is filled in. */
function isWritten(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isWritten);
  return typeof value === 'string' && value.trim() !== '';
}
