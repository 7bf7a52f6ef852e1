import { type CurrencyRow, currency } from '@rentyard/contract/currency';
import { type DataColumn, numberColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import type { ColumnTools } from '../../records/list/columns.ts';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { activeColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';

export function CurrencyList(): ReactNode {
  return <ListScreen resource={currency} columns={columns} />;
}

function columns(tools: ColumnTools): readonly DataColumn<CurrencyRow>[] {
  const { label, format } = tools;
  return [
    textColumn({
      id: 'code',
      header: label('code'),
      sortKey: 'code',
      width: 100,
      isPrimary: true,
      value: (row) => row.code,
    }),
    textColumn({
      id: 'name',
      header: label('name'),
      sortKey: 'name',
      minWidth: 180,
      value: (row) => row.name,
      fallback: (row) => row.fallbacks?.name,
    }),
    textColumn({
      id: 'name_local',
      header: label('name_local'),
      minWidth: 196,
      value: (row) => row.name_local,
    }),
    textColumn({
      id: 'symbol',
      header: label('symbol'),
      sortKey: 'symbol',
      value: (row) => row.symbol,
    }),
    numberColumn({
      id: 'decimal',
      header: label('decimal'),
      sortKey: 'decimal',
      minWidth: 184,
      value: (row) => row.decimal,
      format: format.number,
    }),
    activeColumn(tools),
    updatedColumn(tools),
  ];
}
