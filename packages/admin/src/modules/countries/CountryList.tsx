import { type CountryRow, country } from '@rentyard/contract/country';
import { type DataColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import type { ColumnTools } from '../../records/list/columns.ts';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { activeColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';
import { flagOf } from './flagOf.ts';

export function CountryList(): ReactNode {
  return <ListScreen resource={country} columns={columns} />;
}

function columns(tools: ColumnTools): readonly DataColumn<CountryRow>[] {
  const { label } = tools;
  const plain = (id: 'code' | 'iso_name' | 'phone_code', width: number) =>
    textColumn<CountryRow>({
      id,
      header: label(id),
      sortKey: id,
      width,
      value: (row) => (id === 'iso_name' ? `${flagOf(row[id])} ${row[id]}` : row[id]),
    });
  const reference = (id: 'currency' | 'language') =>
    textColumn<CountryRow>({ id, header: label(id), minWidth: 120, value: (row) => row[id].name });
  return [
    textColumn({
      id: 'name',
      header: label('name'),
      sortKey: 'name',
      isPrimary: true,
      minWidth: 200,
      value: (row) => row.name,
      fallback: (row) => row.fallbacks?.name,
    }),
    plain('iso_name', 110),
    plain('code', 110),
    plain('phone_code', 130),
    reference('currency'),
    reference('language'),
    activeColumn(tools),
    updatedColumn(tools),
  ];
}
