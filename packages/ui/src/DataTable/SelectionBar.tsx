import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../primitives/IconButton.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';

export interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  /** What can be done with the chosen rows. */
  readonly children: ReactNode;
}

/** Says how many rows are chosen, over the foot of the table. It moves nothing when it comes. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps): ReactNode {
  const say = useUiStrings();
  return (
    <Bar role="toolbar" aria-label={say('table.selected', { count })}>
      <output>{say('table.selected', { count })}</output>
      {children}
      <IconButton icon={X} label={say('table.clear_selection')} size="small" onClick={onClear} />
    </Bar>
  );
}

const Bar = styled.div`
  position: absolute;
  inset-block-end: 56px;
  inset-inline: ${theme.space3};
  z-index: ${theme.layerSticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space2};
  width: fit-content;
  margin-inline: auto;
  padding: ${theme.space1} ${theme.space1} ${theme.space1} ${theme.space3};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  font-size: ${theme.textMd};
  color: ${theme.text};
  background: ${theme.raised};
  box-shadow: ${theme.shadowFloat};
  animation: ry-rise-in ${theme.slow} ${theme.ease};

  ${media.phone} {
    position: sticky;
    inset-block-end: ${theme.space2};
  }
`;
