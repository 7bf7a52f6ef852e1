import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface BroadcastTextProps {
  /** The recipients of the text. */
  readonly label: ReactNode;
  readonly text: string;
  readonly lang?: string;
}

/** A text as the customer sees it. */
export function BroadcastText({ label, text, lang }: BroadcastTextProps): ReactNode {
  return (
    <Row>
      {label !== undefined && <small>{label}</small>}
      <p lang={lang}>{text}</p>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${theme.space1};
  justify-items: start;

  small { font-size: ${theme.textSm}; font-weight: 500; color: ${theme.textMuted}; }
  p {
    max-width: 560px;
    padding: ${theme.space2} ${theme.space3};
    border-radius: ${theme.radiusLarge};
    background: ${theme.infoSoft};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
