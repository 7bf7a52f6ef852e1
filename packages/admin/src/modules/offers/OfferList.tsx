import { type OfferRow, offer } from '@rentyard/contract/entities/offer';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { type DataColumn, imageColumn } from '@rentyard/ui/DataTable';
import type { MenuItem } from '@rentyard/ui/Menu';
import ClipboardPlus from 'lucide-react/icons/clipboard-plus';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { listingColumns } from '../../domain/listing/columns.tsx';
import { StatusTabs } from '../../domain/listing/StatusTabs.tsx';
import { newOrderAddress, newOrderState } from '../../domain/orders/newOrderState.ts';
import type { ColumnToolsOf } from '../../records/list/columns.ts';
import { statusColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';

export function OfferList(): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const mayDecide = useCan('change_status', 'offers');
  const mayOrder = useCan('create', 'orders');
  const createOrder = ({ id, name }: OfferRow): MenuItem => ({
    label: t('orders.create'),
    icon: ClipboardPlus,
    onSelect: () =>
      void navigate(path(newOrderAddress), { state: newOrderState({ offer: { id, name } }) }),
  });
  return (
    <ListScreen
      resource={offer}
      columns={offerColumns}
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

function offerColumns(tools: ColumnToolsOf<typeof offer>): readonly DataColumn<OfferRow>[] {
  const { name, reference, price } = listingColumns<OfferRow>(tools);
  return [
    imageColumn({ ...tools.column('image'), value: (row) => row.image }),
    name,
    statusColumn(tools),
    price('price_per_shift'),
    price('price_per_hour'),
    reference('category'),
    reference('region'),
    reference('brand'),
    reference('assignee'),
    reference('project'),
    updatedColumn(tools),
  ];
}
