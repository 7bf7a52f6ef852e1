import { type CurrencyRow, currency } from '@rentyard/contract/entities/currency';
import { type DataColumn, numberColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import type { ColumnToolsOf } from '../../records/list/columns.ts';
import { activeColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function CurrencyList(): ReactNode {
  return <ListScreen resource={currency} columns={columns} />;
}

function columns(tools: ColumnToolsOf<typeof currency>): readonly DataColumn<CurrencyRow>[] {
  const { format, sortable, column } = tools;
  return [
    textColumn({
      ...sortable('code'),
      width: 100,
      isPrimary: true,
      value: (row) => row.code,
    }),
    textColumn({
      ...sortable('name'),
      minWidth: 180,
      value: (row) => row.name,
      fallback: (row) => row.fallbacks?.name,
    }),
    textColumn({
      ...column('name_local'),
      minWidth: 196,
      value: (row) => row.name_local,
    }),
    textColumn({
      ...sortable('symbol'),
      value: (row) => row.symbol,
    }),
    numberColumn({
      ...sortable('decimal'),
      minWidth: 184,
      value: (row) => row.decimal,
      format: format.number,
    }),
    activeColumn(tools),
    updatedColumn(tools),
  ];
}
