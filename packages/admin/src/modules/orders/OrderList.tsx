import { order } from '@rentyard/contract/entities/listing/order';
import { Button } from '@rentyard/ui/Button';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { dateColumn, textColumn } from '@rentyard/ui/DataTable';
import Sigma from 'lucide-react/icons/sigma';
import SquareKanban from 'lucide-react/icons/square-kanban';
import { type ReactNode, Suspense, useState } from 'react';
import { listingColumns } from '../../domain/listing/columns.ts';
import { StatusTabs } from '../../domain/listing/StatusTabs.tsx';
import { WideLabel } from '../../records/list/WideLabel.ts';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';

const { name, category, region, project, assignee } = listingColumns;

/** Loads when the totals are requested: they read all matching orders. */
const OrderTotals = lazyComponent(() =>
  import('./OrderTotals.tsx').then((chunk) => chunk.OrderTotals),
);

export function OrderList(): ReactNode {
  const t = useT();
  const path = usePath();
  const [hasTotals, setTotals] = useState(false);
  return (
    <ListScreen
      resource={order}
      columns={[
        name,
        'status',
        { field: 'total', minWidth: 136, absent: 'listing.on_request' },
        { field: 'client', minWidth: 164, priority: 2 },
        { field: 'life', minWidth: 112, priority: 2 },
        { field: 'starts_at', minWidth: 152, priority: 2, isExact: true },
        { field: 'due_at', minWidth: 152, priority: 1, isExact: true },
        ({ t, column }) =>
          textColumn({
            ...column('units'),
            align: 'end',
            value: ({ unit, units }) =>
              unit && units ? t(`orders.units.${unit}`, { count: units }) : null,
          }),
        region,
        // How long a new order has been waiting.
        ({ t, format, column }) =>
          dateColumn({
            ...column('created_at'),
            header: t('orders.waiting_since'),
            priority: 1,
            value: (row) => (row.status === 'new' ? row.created_at : null),
            format: format.relative,
            title: format.exactMoment,
          }),
        category,
        assignee,
        project,
        'updated_at',
      ]}
      tools={
        <>
          <Button icon={Sigma} aria-pressed={hasTotals} onClick={() => setTotals(!hasTotals)}>
            <WideLabel>{t('orders.totals')}</WideLabel>
          </Button>
          <ButtonLink as={RouterLink} to={path('/orders/board')} icon={SquareKanban}>
            <WideLabel>{t('orders.board')}</WideLabel>
          </ButtonLink>
        </>
      }
      totals={(list) =>
        hasTotals && (
          <Suspense>
            <OrderTotals list={list} />
          </Suspense>
        )
      }
      tabs={(list) => <StatusTabs resource={order} list={list} allLabel="listing.all" />}
    />
  );
}
