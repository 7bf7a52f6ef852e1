import { currency } from '@rentyard/contract/entities/money/currency';
import type { ReactNode } from 'react';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function CurrencyList(): ReactNode {
  return (
    <ListScreen
      resource={currency}
      columns={[
        { field: 'code', width: 100 },
        { field: 'name', minWidth: 180 },
        { field: 'name_local', minWidth: 196 },
        'symbol',
        { field: 'decimal', minWidth: 184 },
        'active',
        'updated_at',
      ]}
    />
  );
}
