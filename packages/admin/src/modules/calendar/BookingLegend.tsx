import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { choiceLabel } from '../../records/fields/useChoiceLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { BookingMark, bookingStyle } from './BookingMark.tsx';
import type { BookingKind } from './bookings.ts';

const kinds: readonly BookingKind[] = [
  'requested',
  'approved',
  'out',
  'late',
  'returned',
  'blocked',
];

/** What the looks of bookings mean. */
export function BookingLegend(): ReactNode {
  const t = useT();
  return (
    <List aria-label={t('calendar.legend')}>
      {kinds.map((kind) => (
        <li key={kind}>
          <i data-kind={kind}>
            <BookingMark booking={{ kind }} />
          </i>
          {kind === 'blocked' ? t('calendar.blocked') : choiceLabel(t, 'orders', 'life', kind)}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space1} ${theme.space4};

  > li { display: flex; align-items: center; gap: 6px; }
  > li > i {
    ${bookingStyle}
    display: grid;
    place-items: center;
    width: 26px;
    height: 18px;
  }
`;
