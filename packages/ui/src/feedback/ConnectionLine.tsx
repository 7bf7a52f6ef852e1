import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RefreshCwIcon, WifiIcon, WifiOffIcon } from '../icons/connectionIcons.ts';
import { Icon } from '../lib/Icon.tsx';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { Button } from '../primitives/Button.tsx';
import { theme } from '../theme/theme.ts';

interface ConnectionLineProps {
  readonly state: 'lost' | 'back' | 'outdated';
  readonly text: ReactNode;
  readonly action: { readonly label: string; readonly onPress: () => void } | undefined;
}

const glyphs = { lost: WifiOffIcon, back: WifiIcon, outdated: RefreshCwIcon } as const;

/** The visible content of the connection bar. */
export function ConnectionLine({ state, text, action }: ConnectionLineProps): ReactNode {
  return (
    <Bar data-state={state}>
      <Message>
        <Icon of={glyphs[state]} />
        <span>{wrapMixedTexts(text)}</span>
      </Message>
      {action && <Button onClick={action.onPress}>{action.label}</Button>}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space1} ${theme.space2};
  min-height: 32px;
  padding: ${theme.space1} ${theme.space4};
  font-size: ${theme.textMd};
  font-weight: 500;
  color: ${theme.warning};
  background: ${theme.warningSoft};

  &[data-state='back'] { color: ${theme.success}; background: ${theme.successSoft}; }
  &[data-state='outdated'] { color: ${theme.info}; background: ${theme.infoSoft}; }
`;

const Message = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space2};
  min-width: 0;

  > svg { flex: none; }
`;
