import { type CountryRow, country } from '@rentyard/contract/entities/country/country';
import { type DataColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ColumnToolsOf } from '../../records/list/columns.ts';
import { activeColumn, nameColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';
import { Flag } from '../../records/pictures/Flag.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function CountryList(): ReactNode {
  return <ListScreen resource={country} columns={columns} />;
}

/** The code beside the flag: the uploaded image, else the one of the code. */
function Iso({ flag, iso_name }: CountryRow): ReactNode {
  return (
    <Flagged>
      {typeof flag === 'string' ? (
        <Flag of={iso_name} />
      ) : (
        <img src={flag.thumb_url} alt="" width={20} height={15} />
      )}
      {iso_name}
    </Flagged>
  );
}

const Flagged = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

function columns(tools: ColumnToolsOf<typeof country>): readonly DataColumn<CountryRow>[] {
  const { column, sortable } = tools;
  const plain = (id: 'code' | 'iso_name' | 'phone_code', width: number) =>
    textColumn<CountryRow>({
      ...sortable(id),
      width,
      ...(id === 'iso_name' ? { priority: 2 } : { priority: 0 }),
      value: (row) => row[id],
      ...(id === 'iso_name' && { cell: Iso }),
    });
  const reference = (id: 'currency' | 'language') =>
    textColumn<CountryRow>({ ...column(id), minWidth: 120, value: (row) => row[id]?.name });
  return [
    nameColumn(tools, 200),
    plain('iso_name', 110),
    plain('code', 110),
    plain('phone_code', 148),
    reference('currency'),
    reference('language'),
    activeColumn(tools),
    updatedColumn(tools),
  ];
}
