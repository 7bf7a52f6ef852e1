import { type OfferRow, offer } from '@rentyard/contract/entities/offer';
import type { FieldPath } from '@rentyard/contract/schema/fieldPath';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { type DataColumn, imageColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import { offeringColumns } from '../../domain/listing/columns.tsx';
import { StatusTabs } from '../../domain/listing/StatusTabs.tsx';
import type { ColumnTools } from '../../records/list/columns.ts';
import { statusColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';
import { ListScreen } from '../../records/list-screen/ListScreen.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';

export function OfferList(): ReactNode {
  const t = useT();
  const path = usePath();
  const mayDecide = useCan('change_status', 'offers');
  return (
    <ListScreen
      resource={offer}
      columns={offerColumns}
      tools={
        mayDecide && (
          <ButtonLink as={RouterLink} to={path('/offers/review')}>
            {t('offers.review')}
          </ButtonLink>
        )
      }
      tabs={(list) => <StatusTabs resource={offer} list={list} allLabel="offering.all" />}
    />
  );
}

function offerColumns(
  tools: ColumnTools<FieldPath<typeof offer>>,
): readonly DataColumn<OfferRow>[] {
  const { name, reference, price } = offeringColumns<OfferRow>(tools);
  return [
    imageColumn({ ...tools.column('image'), value: (row) => row.image }),
    name,
    reference('category'),
    reference('brand'),
    price('price_per_shift'),
    price('price_per_hour'),
    reference('region'),
    statusColumn(tools),
    reference('project'),
    updatedColumn(tools),
  ];
}
