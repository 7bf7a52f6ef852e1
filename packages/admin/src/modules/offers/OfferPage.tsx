import { offer } from '@rentyard/contract/entities/listing/offer';
import { order } from '@rentyard/contract/entities/listing/order';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { AssigneeCard } from '../../domain/listing/AssigneeCard.tsx';
import { listingFacts } from '../../domain/listing/listingFacts.tsx';
import { CreateOrderLink } from '../../domain/orders/CreateOrderLink.tsx';
import { AvailabilityMonth } from '../../domain/rental/AvailabilityMonth.tsx';
import { PictureCard } from '../../features/read/PictureCard.tsx';
import { StatusBadge } from '../../records/fields/StatusBadge.tsx';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { RecordPage } from '../../screens/record/RecordPage.tsx';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';

/** `/offers/show/{id}`: an offer for reading, with its orders. */
export function OfferPage(): ReactNode {
  return (
    <RecordPage
      resource={offer}
      groups={listingFacts}
      actions={({ id, name }) => <CreateOrderLink offer={{ id, name }} />}
      side={(record) => (
        <>
          <PictureCard images={record.photos} name={record.name} />
          <OfferMonth offer={record} />
          <AssigneeCard resource={offer} record={record} />
        </>
      )}
    >
      {({ id }) => <RelatedOrders offer={id} />}
    </RecordPage>
  );
}

interface OfferMonthProps {
  readonly offer: {
    readonly id: number;
    readonly code: string;
    readonly next_free_at: string | null;
  };
}

/** The month of the offer, with a link to its calendar for users who may open that. */
function OfferMonth({ offer: { id, code, next_free_at } }: OfferMonthProps): ReactNode {
  const t = useT();
  const path = usePath();
  const mayOpen = useCan('read', 'orders');
  return (
    <AvailabilityMonth
      offer={id}
      nextFree={next_free_at}
      actions={
        mayOpen && (
          <RouterLink to={path(`/calendar?filter[code]=${encodeURIComponent(code)}`)}>
            {t('availability.calendar')}
          </RouterLink>
        )
      }
    />
  );
}

const records = recordsOf(order);
const shownAtMost = 5;

/** The latest orders of an offer, for users who may read orders; nothing while there are none. */
function RelatedOrders({ offer }: { readonly offer: number }): ReactNode {
  const t = useT();
  const path = usePath();
  const address = useRecordAddress();
  const format = useFormat();
  const mayRead = useCan('read', 'orders');
  const { currentData } = records.useList(
    {
      filters: [{ path: 'offer', operator: 'eq', value: String(offer) }],
      sort: [{ path: 'created_at', isDescending: true }],
      perPage: shownAtMost,
    },
    { skip: !mayRead },
  );
  if (!currentData || currentData.data.length === 0) return null;
  const { total } = currentData.meta;
  return (
    <Card
      title={t('offers.orders')}
      actions={
        total > shownAtMost && (
          <RouterLink to={path(`/orders/page/1?filter[offer]=${offer}`)}>
            {t('offers.orders_all', { count: total })}
          </RouterLink>
        )
      }
    >
      <Stack as="ul" gap={2}>
        {currentData.data.map((row) => (
          <li key={row.id}>
            <Stack direction="row" gap={2} align="center" wrap>
              <RouterLink to={address('orders', row.id)}>{row.code}</RouterLink>
              <StatusBadge status={row.status} />
              <span>{row.client?.name ?? row.name}</span>
              <Text tone="muted" isTabular>
                {row.total === null
                  ? t('listing.on_request')
                  : `${format.amount(row.total)} ${row.currency?.name ?? ''}`}
              </Text>
              <Text tone="muted">{format.moment(row.created_at)}</Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
