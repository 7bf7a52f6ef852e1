import type { ReactNode } from 'react';

/**
 * A text, greyed and marked with its language when it stands in for a missing translation. The mark
 * comes first, so that an ellipsis never takes it away.
 */
export function fallbackText(
  text: string | null | undefined,
  /** Set if the text replaces a missing translation. */
  language: string | undefined,
): ReactNode {
  if (!text || !language) return text;
  return (
    <span data-part="fallback">
      <span data-part="language">{language.toUpperCase()}</span> {text}
    </span>
  );
}
