import { order } from '@rentyard/contract/entities/listing/order';
import type { ReactNode } from 'react';
import { AssigneeCard } from '../../domain/listing/AssigneeCard.tsx';
import { listingFacts } from '../../domain/listing/listingFacts.tsx';
import type { FactGroup } from '../../features/read/FactGroup.ts';
import { RecordPage } from '../../screens/record/RecordPage.tsx';
import { RentalActions } from './rental/RentalActions.tsx';

const groups: readonly FactGroup[] = [
  {
    title: 'orders.card.rental',
    fields: [
      'offer',
      'client',
      'phone',
      'life',
      'starts_at',
      'ends_at',
      'due_at',
      'handed_over_at',
      'returned_at',
      'cancelled_at',
      'cancel_reason',
      'hand_over_meter',
      'hand_over_note',
      'return_meter',
      'return_note',
      'units',
      'unit',
      'quantity',
      'total',
    ],
  },
  ...listingFacts,
];

/** `/orders/show/{id}`: an order for reading. */
export function OrderPage(): ReactNode {
  return (
    <RecordPage
      resource={order}
      groups={groups}
      actions={(record) => <RentalActions order={record} />}
      side={(record) => <AssigneeCard resource={order} record={record} />}
    />
  );
}
