import type { ReactNode } from 'react';

/**
 * A text, greyed and marked with its language if it replaces a missing translation. The mark comes first, so that an
 * ellipsis never cuts it off.
 */
export function fallbackText(
  text: string | null | undefined,
  /** Set if the text replaces a missing translation. */
  language: string | undefined,
): ReactNode {
  if (!text || !language) return text;
  return (
    <span data-part="fallback">
      <span data-part="language">{language.toUpperCase()}</span> <span>{text}</span>
    </span>
  );
}
