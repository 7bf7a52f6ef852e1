import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import { Card } from '@rentyard/ui/Card';
import { Combobox } from '@rentyard/ui/Combobox';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { type Description, DescriptionList } from '@rentyard/ui/DescriptionList';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { memo, type ReactNode } from 'react';
import { CreateOrderLink } from '../../../domain/orders/CreateOrderLink.tsx';
import { useLoadOptions } from '../../../records/fields/useReferenceOptions.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { chatApi, type RoomChange, rooms } from '../rooms/chatApi.ts';
import { OwnedRecords } from './OwnedRecords.tsx';

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
