import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import { Card } from '@rentyard/ui/Card';
import { Combobox } from '@rentyard/ui/Combobox';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { type Description, DescriptionList } from '@rentyard/ui/DescriptionList';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CreateOrderLink } from '../../../domain/orders/CreateOrderLink.tsx';
import { StatusBadge } from '../../../records/fields/StatusBadge.tsx';
import { useLoadOptions } from '../../../records/fields/useReferenceOptions.ts';
import { useRecordAddress } from '../../../records/navigation/useRecordAddress.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { type CustomerPanelData, chatApi, type RoomChange, rooms } from '../rooms/chatApi.ts';

interface CustomerPanelProps {
  readonly room: BuzbotRoomRow;
  readonly onChange: (change: RoomChange) => void;
}

/** The customer, the assignee, and the customer's offers and orders. */
export const CustomerPanel = memo(function CustomerPanel({
  room,
  onChange,
}: CustomerPanelProps): ReactNode {
  const t = useT();
  const language = useLanguage();
  const mayChange = useCan('update', 'buzbot_messages');
  const loadStaff = useLoadOptions(rooms, 'assignee');
  const loadClients = useLoadOptions(rooms, 'customer');
  const { data } = chatApi.useRoomCustomerQuery({ params: { id: room.id }, language });
  const customer = data?.customer;
  const facts: Description[] = [
    ...(customer?.phone
      ? [{ term: t('chat.phone'), description: <CopyToClipboard value={customer.phone} /> }]
      : []),
    ...(customer?.email
      ? [{ term: t('chat.email'), description: <CopyToClipboard value={customer.email} /> }]
      : []),
    { term: t('buzbot_rooms.field.language'), description: room.language.toUpperCase() },
    {
      term: t('buzbot_rooms.field.channel'),
      description: t(`buzbot_rooms.choice.channel.${room.channel}`),
    },
  ];
  return (
    <Stack gap={4}>
      <Card title={t('chat.customer')}>
        <Stack gap={3}>
          <DescriptionList items={facts} />
          <Combobox
            label={t('buzbot_rooms.field.customer')}
            value={room.customer}
            disabled={!mayChange}
            loadOptions={loadClients}
            onChange={(chosen) => onChange({ customer: idOf(chosen) })}
          />
          <Combobox
            label={t('buzbot_rooms.field.assignee')}
            value={room.assignee}
            disabled={!mayChange}
            loadOptions={loadStaff}
            onChange={(chosen) => onChange({ assignee: idOf(chosen) })}
          />
        </Stack>
      </Card>
      {data && customer && (
        <>
          <Card
            title={t('chat.orders')}
            actions={<CreateOrderLink client={room.customer} phone={customer.phone} />}
          >
            <OwnedRecords subject="orders" records={data.orders} />
          </Card>
          <Card title={t('chat.offers')}>
            <OwnedRecords subject="offers" records={data.offers} />
          </Card>
        </>
      )}
      {data && !customer && (
        <Stack gap={3} align="start">
          <Text as="p" tone="muted" size="md">
            {t('chat.unknown_customer')}
          </Text>
          <CreateOrderLink />
        </Stack>
      )}
    </Stack>
  );
});

function idOf(chosen: { readonly id: number | string } | null): number | null {
  return chosen && Number(chosen.id);
}

interface OwnedRecordsProps {
  readonly subject: 'offers' | 'orders';
  readonly records: CustomerPanelData['offers'];
}

/** The customer's records of one kind, newest first. */
function OwnedRecords({ subject, records }: OwnedRecordsProps): ReactNode {
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
