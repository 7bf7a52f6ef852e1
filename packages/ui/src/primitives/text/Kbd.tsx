import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../lib/rootProps.ts';
import { wrapMixedTexts } from '../../lib/wrapTexts.tsx';
import { media, theme } from '../../theme/theme.ts';

export interface KbdProps extends RootProps {
  /** Without a border, inside a control that has `aria-keyshortcuts`. Not part of the control's name. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

/** A key or a key combination: `Ctrl K`. Hidden on devices without a keyboard. */
export const Kbd = forwardRef<HTMLElement, KbdProps>(function Kbd(
  { isBare, children, ...root },
  ref,
) {
  return (
    <Key
      {...root}
      ref={ref}
      translate="no"
      data-bare={isBare || undefined}
      aria-hidden={isBare || undefined}
    >
      {wrapMixedTexts(children)}
    </Key>
  );
});

const Key = styled.kbd`
  flex: none;
  padding: 0 ${theme.space1};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusSmall};
  background: ${theme.surface};
  color: ${theme.textMuted};
  font: 500 ${theme.textXs} / 16px ${theme.fontSans};
  white-space: nowrap;

  /* An arrow stands on the line, like a letter. */
  > svg { display: inline-block; vertical-align: -2px; }
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

const modifiers: Readonly<Record<string, string>> = {
  Ctrl: 'Control',
  Cmd: 'Meta',
  Shift: 'Shift',
  Alt: 'Alt',
};

/**
 * The value of `aria-keyshortcuts` for a shown shortcut: `Control+S` for `Ctrl S` and `Ctrl+S`. Undefined for keys that
 * are pressed one after another, such as `G O`: the attribute has no notation for them.
 */
export function formatKeyShortcuts(shortcut: string | undefined): string | undefined {
  const keys = shortcut?.split(/[ +]/) ?? [];
  const isCombination = keys.slice(0, -1).every((key) => key in modifiers);
  if (keys.length === 0 || !isCombination) return undefined;
  return keys.map((key) => modifiers[key] ?? key).join('+');
}
