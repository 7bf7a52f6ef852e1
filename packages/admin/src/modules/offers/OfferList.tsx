import { type OfferRow, offer } from '@rentyard/contract/entities/listing/offer';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { textColumn } from '@rentyard/ui/DataTable';
import type { MenuItem } from '@rentyard/ui/Menu';
import ClipboardPlus from 'lucide-react/icons/clipboard-plus';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { listingColumns } from '../../domain/listing/columns.ts';
import { StatusTabs } from '../../domain/listing/StatusTabs.tsx';
import { newOrderAddress, newOrderState } from '../../domain/orders/newOrderState.ts';
import type { Column } from '../../records/list/columns.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';

const { name, category, brand, region, project, assignee, shiftPrice, hourPrice } = listingColumns;

/** When a machine is free next; an offer that is free is not a date. */
const nextFree: Column<(typeof offer)['fields']> = ({ t, format, column }) =>
  textColumn({
    ...column('next_free_at'),
    minWidth: 152,
    value: ({ next_free_at: next }) => {
      if (!next) return next === null ? t('offers.never_free') : '';
      return Date.parse(next) > Date.now() ? format.moment(next) : t('offers.free_now');
    },
  });

export function OfferList(): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const mayDecide = useCan('change_status', 'offers');
  const mayOrder = useCan('create', 'orders');
  const createOrder = ({ id, name }: OfferRow): MenuItem => ({
    label: t('orders.create'),
    icon: ClipboardPlus,
    onPress: () =>
      void navigate(path(newOrderAddress), { state: newOrderState({ offer: { id, name } }) }),
  });
  return (
    <ListScreen
      resource={offer}
      columns={[
        'image',
        name,
        'status',
        shiftPrice,
        hourPrice,
        category,
        region,
        brand,
        assignee,
        project,
        nextFree,
        'updated_at',
      ]}
      rowActions={mayOrder ? (row) => [createOrder(row)] : undefined}
      tools={
        mayDecide && (
          <ButtonLink as={RouterLink} to={path('/offers/review')}>
            {t('offers.review')}
          </ButtonLink>
        )
      }
      tabs={(list) => <StatusTabs resource={offer} list={list} allLabel="listing.all" />}
    />
  );
}
