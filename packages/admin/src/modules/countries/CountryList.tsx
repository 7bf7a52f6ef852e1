import { type CountryRow, country } from '@rentyard/contract/entities/country/country';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Flag } from '../../records/pictures/Flag.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function CountryList(): ReactNode {
  return (
    <ListScreen
      resource={country}
      columns={[
        'name',
        { field: 'iso_name', width: 110, priority: 2, cell: Iso },
        { field: 'code', width: 110, priority: 0 },
        { field: 'phone_code', width: 148, priority: 0 },
        { field: 'currency', minWidth: 120 },
        { field: 'language', minWidth: 120 },
        'active',
        'updated_at',
      ]}
    />
  );
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
