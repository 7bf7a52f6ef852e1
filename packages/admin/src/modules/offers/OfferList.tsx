import { offer } from '@rentyard/contract/entities/offer';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import type { ReactNode } from 'react';
import { StatusTabs } from '../../domain/listing/StatusTabs.tsx';
import { ListScreen } from '../../records/list-screen/ListScreen.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { offerColumns } from './columns.tsx';

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
