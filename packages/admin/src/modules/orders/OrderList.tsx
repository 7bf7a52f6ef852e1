import { order } from '@rentyard/contract/entities/order';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import SquareKanban from 'lucide-react/icons/square-kanban';
import type { ReactNode } from 'react';
import { StatusTabs } from '../../domain/listing/StatusTabs.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { orderColumns } from './columns.tsx';

export function OrderList(): ReactNode {
  const t = useT();
  const path = usePath();
  return (
    <ListScreen
      resource={order}
      columns={orderColumns}
      tools={
        <ButtonLink as={RouterLink} to={path('/orders/board')} icon={SquareKanban}>
          {t('orders.board')}
        </ButtonLink>
      }
      tabs={(list) => <StatusTabs resource={order} list={list} allLabel="listing.all" />}
    />
  );
}
