import { order } from '@rentyard/contract/entities/listing/order';
import { breakpoints } from '@rentyard/ui/theme';
import { useMedia } from '@rentyard/ui/useMedia';
import type { ReactNode } from 'react';
import { AssigneeCard } from '../../domain/listing/AssigneeCard.tsx';
import { listingFacts } from '../../domain/listing/listingFacts.tsx';
import type { FactGroup } from '../../features/read/FactGroup.ts';
import { RecordPage } from '../../screens/record/RecordPage.tsx';
import { OrderSummary, OrderTotalCard } from './OrderSummary.tsx';
import { OrderLife } from './rental/OrderLife.tsx';
import { RentalActions } from './rental/RentalActions.tsx';

const groups: readonly FactGroup[] = [
  {
    title: 'orders.card.period',
    fields: ['starts_at', 'units', 'unit', 'ends_at', 'quantity', 'due_at'],
  },
  {
    title: 'orders.card.life',
    fields: [
      'handed_over_at',
      'hand_over_meter',
      'hand_over_note',
      'hand_over_photos',
      'returned_at',
      'return_meter',
      'return_note',
      'return_photos',
      'cancelled_at',
      'cancel_reason',
    ],
  },
  { title: 'orders.card.rental', fields: ['offer', 'client', 'phone'] },
  ...listingFacts,
];

/**
 * `/orders/show/{id}`: an order, read and edited in one page. It says what and for whom, where in its life, and how much
 * before anything else, also in one column.
 */
export function OrderPage(): ReactNode {
  const isOneColumn = useMedia(`(max-width: ${breakpoints.tablet - 0.02}px)`);
  return (
    <RecordPage
      resource={order}
      groups={groups}
      actions={(record) => <RentalActions order={record} />}
      head={(record) => (
        <>
          <OrderSummary order={record} />
          <OrderLife order={record} />
          {isOneColumn && <OrderTotalCard order={record} />}
        </>
      )}
      side={(record) => (
        <>
          {!isOneColumn && <OrderTotalCard order={record} />}
          <AssigneeCard resource={order} record={record} />
        </>
      )}
    />
  );
}
