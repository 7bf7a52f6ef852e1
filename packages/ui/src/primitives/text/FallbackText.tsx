import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export interface FallbackTextProps {
  readonly text: string;
  /** Code of the language of the text, if it replaces a missing translation. */
  readonly language: string | undefined;
}

/** A text, greyed and marked with its language if it replaces a missing translation. */
export function FallbackText({ text, language }: FallbackTextProps): ReactNode {
  if (!language) return <span>{text}</span>;
  return (
    <Replacing>
      <Language>{language.toUpperCase()}</Language> <span>{text}</span>
    </Replacing>
  );
}

const Replacing = styled.span`
  color: ${theme.textMuted};
`;

const Language = styled.span`
  padding: 0 3px;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusSmall};
  font-size: 10px;
  font-weight: 500;
`;
