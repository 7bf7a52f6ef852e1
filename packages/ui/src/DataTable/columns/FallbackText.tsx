import type { ReactNode } from 'react';

interface FallbackTextProps {
  readonly text: string | null | undefined;
  /** Set when the text stands in for a missing translation. */
  readonly language: string | undefined;
}

/**
 * A text, greyed and marked with its language when it stands in for a missing translation. The mark
 * comes first, so that an ellipsis never takes it away.
 */
export function FallbackText({ text, language }: FallbackTextProps): ReactNode {
  if (!text) return null;
  if (!language) return text;
  return (
    <span data-part="fallback">
      <span data-part="language">{language.toUpperCase()}</span> {text}
    </span>
  );
}
