import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronRightIcon } from '../../icons/controlIcons.ts';
import { Icon } from '../../lib/Icon.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { media, theme } from '../../theme/theme.ts';
import type { RowDetail } from '../model/row.ts';

/**
 * Creates the `detail` of a `DataTable`: rows get a button that shows their detail, below the row or at the end of
 * the card. `state.expandedRows` has the expanded rows. Call it once, outside of components.
 */
export function rowDetail<Row>(draw: (row: Row) => ReactNode): RowDetail<Row> {
  return ({ id, record, name, isExpanded, isCard, tabIndex, onToggle }) => ({
    toggle: (
      <DetailToggle
        name={name}
        isExpanded={isExpanded}
        tabIndex={tabIndex}
        onToggle={() => onToggle(id)}
      />
    ),
    content: isExpanded ? (
      <DetailBox isCard={isCard} name={name}>
        {draw(record)}
      </DetailBox>
    ) : null,
  });
}

interface DetailToggleProps {
  readonly name: string;
  readonly isExpanded: boolean;
  readonly tabIndex: number;
  readonly onToggle: () => void;
}

function DetailToggle({ name, isExpanded, tabIndex, onToggle }: DetailToggleProps): ReactNode {
  const t = useUiStrings();
  return (
    <Toggle
      type="button"
      aria-expanded={isExpanded}
      aria-label={t(isExpanded ? 'detail.hide' : 'detail.show', { name })}
      tabIndex={tabIndex}
      onClick={onToggle}
    >
      <Icon of={ChevronRightIcon} />
    </Toggle>
  );
}

interface DetailBoxProps {
  readonly isCard: boolean;
  readonly name: string;
  readonly children: ReactNode;
}

function DetailBox({ isCard, name, children }: DetailBoxProps): ReactNode {
  const t = useUiStrings();
  const box = (
    <Box role="group" aria-label={`${t('detail.title')}: ${name}`}>
      {children}
    </Box>
  );
  if (isCard) return box;
  return (
    <DetailRow>
      <td>{box}</td>
    </DetailRow>
  );
}

/* As high as a line of text, so that rows do not grow. Its hit area is larger. */
const Toggle = styled.button`
  position: relative;
  float: inline-start;
  display: grid;
  place-items: center;
  width: 20px;
  height: 18px;
  margin-inline: -4px 6px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radiusSmall};
  background: none;
  color: ${theme.textMuted};
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: -8px -4px;
  }
  &:hover {
    color: ${theme.text};
    background: ${theme.pressed};
  }
  > svg {
    transition: rotate ${theme.fast};
  }
  &[aria-expanded='true'] > svg {
    rotate: 90deg;
  }
  ${media.touch} {
    &::after {
      inset: -13px -12px;
    }
  }
`;

const DetailRow = styled.tr`
  && {
    display: block;
    cursor: auto;
  }
  && > td {
    padding: 0;
    white-space: normal;
    background: ${theme.sunken};
  }
`;

/* Stays visible while the columns above it scroll horizontally. */
const Box = styled.div`
  position: sticky;
  inset-inline-start: 0;
  width: fit-content;
  max-width: 100cqi;
  padding: ${theme.space3} ${theme.space4};
  color: ${theme.textSoft};
`;
