import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { StatusBadge } from '../../../records/fields/StatusBadge.tsx';
import { useRecordAddress } from '../../../records/navigation/useRecordAddress.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import type { CustomerPanelData } from '../rooms/chatApi.ts';

interface OwnedRecordsProps {
  readonly subject: 'offers' | 'orders';
  readonly records: CustomerPanelData['offers'];
}

/** The customer's records of one kind, newest first. */
export function OwnedRecords({ subject, records }: OwnedRecordsProps): ReactNode {
  const t = useT();
  const address = useRecordAddress();
  const mayRead = useCan('read', subject);
  if (!mayRead) {
    return (
      <Text tone="muted" size="md">
        {t('chat.not_permitted')}
      </Text>
    );
  }
  if (records.length === 0) {
    return (
      <Text tone="muted" size="md">
        {t('chat.none')}
      </Text>
    );
  }
  return (
    <List>
      {records.map(({ id, name, code, status }) => (
        <li key={id}>
          <RouterLink to={address(subject, id)} title={name}>
            {name}
          </RouterLink>
          <small>{code}</small>
          <StatusBadge status={status} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space2};
  font-size: ${theme.textMd};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${theme.space2};
    align-items: center;
  }
  ${media.touch} {
    li { min-height: 44px; }
    a { padding-block: ${theme.space3}; }
  }
  a { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 500; }
  small { grid-row: 2; color: ${theme.textMuted}; font-size: ${theme.textSm}; }
  li > :last-child { grid-row: 1 / 3; grid-column: 2; }
`;
