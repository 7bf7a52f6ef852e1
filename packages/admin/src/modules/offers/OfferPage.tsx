import { offer } from '@rentyard/contract/entities/offer';
import type { ReactNode } from 'react';
import { AssigneeCard } from '../../domain/listing/AssigneeCard.tsx';
import { listingFacts } from '../../domain/listing/listingFacts.tsx';
import { CreateOrderLink } from '../../domain/orders/CreateOrderLink.tsx';
import { PictureCard } from '../../features/read/PictureCard.tsx';
import { RecordPage } from '../../screens/record/RecordPage.tsx';
import { RelatedOrders } from './RelatedOrders.tsx';

/** `/offers/show/{id}`: an offer for reading, with its orders. */
export function OfferPage(): ReactNode {
  return (
    <RecordPage
      resource={offer}
      groups={listingFacts}
      actions={({ id, name }) => <CreateOrderLink offer={{ id, name }} />}
      side={(record) => (
        <>
          <PictureCard image={record.image} name={record.name} />
          <AssigneeCard resource={offer} record={record} />
        </>
      )}
    >
      {({ id }) => <RelatedOrders offer={id} />}
    </RecordPage>
  );
}
