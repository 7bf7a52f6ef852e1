import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { media, theme } from '../theme/theme.ts';

interface KbdProps {
  /** Without a border, inside a control that has `aria-keyshortcuts`. Not part of the control's name. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

/** A key or a key combination: `Ctrl K`. Hidden on devices without a keyboard. */
export function Kbd({ isBare, children }: KbdProps): ReactNode {
  return (
    <Key translate="no" data-bare={isBare || undefined} aria-hidden={isBare || undefined}>
      {wrapMixedTexts(children)}
    </Key>
  );
}

const Key = styled.kbd`
  flex: none;
  padding: 0 ${theme.space1};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusSmall};
  background: ${theme.surface};
  color: ${theme.textMuted};
  font: 500 ${theme.textXs} / 16px ${theme.fontSans};
  white-space: nowrap;

  &[data-bare] {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-size: ${theme.textSm};
  }
  ${media.touch} {
    display: none;
  }
`;
