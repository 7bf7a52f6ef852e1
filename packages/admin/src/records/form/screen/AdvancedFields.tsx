import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../services/i18n/useT.ts';

interface AdvancedFieldsProps {
  readonly children: ReactNode;
}

/** Inputs that are seldom needed, behind a closed disclosure. A refused input inside opens it. */
export function AdvancedFields({ children }: AdvancedFieldsProps): ReactNode {
  const t = useT();
  return (
    <Details>
      {/* Keeps the focus: an error that appears on blur would move the summary away from the click. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive */}
      <summary onMouseDown={(event) => event.preventDefault()}>{t('form.advanced')}</summary>
      {children}
    </Details>
  );
}

const Details = styled.details`
  > summary {
    width: fit-content;
    padding: ${theme.space1} 0;
    color: ${theme.textSoft};
    font-size: ${theme.textMd};
    cursor: pointer;

    ${media.touch} { padding-block: ${theme.space3}; min-height: 44px; }
  }
  &[open] > summary { margin-bottom: ${theme.space2}; }
`;
