import { sanitizeHtml } from '@rentyard/ui/sanitizeHtml';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SourceTextProps {
  readonly text: string;
  /** Language tag, for screen readers and spelling. */
  readonly lang: string;
  readonly isRich: boolean;
}

/** The text that is translated from, for reading. */
export function SourceText({ text, lang, isRich }: SourceTextProps): ReactNode {
  if (text === '') return <Box>—</Box>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in this line
  if (isRich) return <Box lang={lang} dangerouslySetInnerHTML={{ __html: sanitizeHtml(text) }} />;
  return <Box lang={lang}>{text}</Box>;
}

const Box = styled.div`
  padding: ${theme.space2} ${theme.space3};
  border: 1px solid ${theme.hairline};
  border-radius: ${theme.radius};
  background: ${theme.page};
  color: ${theme.textSoft};
  overflow-wrap: anywhere;
  white-space: pre-line;

  > * + * { margin-top: ${theme.space2}; }
  ul, ol { padding-inline-start: ${theme.space5}; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  img { max-width: 100%; height: auto; }
`;
