import {
  type Broadcast,
  broadcastDeliveryStates,
} from '@rentyard/contract/entities/chat/broadcast';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { NativeSelect } from '@rentyard/ui/NativeSelect';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { rowsOf } from '../../../services/api/numberedPages.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { broadcastApi } from '../broadcast/broadcastApi.ts';

type State = (typeof broadcastDeliveryStates)[number];

interface DeliveriesProps {
  readonly broadcast: Broadcast;
  readonly pollingInterval: number;
}

/** The recipients and their delivery states, failed ones first. */
export function Deliveries({ broadcast, pollingInterval }: DeliveriesProps): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useFormat();
  const mayReadRooms = useCan('read', 'buzbot_messages');
  const { id, counts } = broadcast;
  const [state, setState] = useState<State | ''>(counts.failed > 0 ? 'failed' : '');
  const deliveries = broadcastApi.useDeliveriesInfiniteQuery(
    { id, ...(state && { state }) },
    { pollingInterval },
  );
  const rows = deliveries.data && rowsOf(deliveries.data.pages);
  const reason = (failure: string | null) => {
    const key = `broadcast.failure.${failure}`;
    return t.has(key) ? t(key) : failure;
  };
  return (
    <Card
      title={t('broadcast.recipients')}
      actions={
        <NativeSelect
          label={t('broadcast.filter_recipients')}
          isLabelHidden
          size="medium"
          value={state}
          onChange={(event) => setState(event.currentTarget.value as State | '')}
          options={[
            { value: '', label: t('broadcast.all_recipients') },
            ...broadcastDeliveryStates.map((one) => ({
              value: one,
              label: `${t(`broadcast.state.${one}`)} (${format.number(counts[one])})`,
            })),
          ]}
        />
      }
    >
      {rows ? (
        <Stack gap={3}>
          {rows.length === 0 && <Text tone="muted">{t('broadcast.no_recipients')}</Text>}
          <List>
            {rows.map(({ id: delivery, room, state: where, failure, message_id: message }) => (
              <li key={delivery}>
                {mayReadRooms ? (
                  <RouterLink
                    to={path(
                      `/buzbot_messages/room/${room.id}${message ? `?message=${message}` : ''}`,
                    )}
                  >
                    {room.name}
                  </RouterLink>
                ) : (
                  <span>{room.name}</span>
                )}
                <span data-state={where}>
                  {t(`broadcast.state.${where}`)}
                  {failure && ` · ${reason(failure)}`}
                </span>
              </li>
            ))}
          </List>
          {deliveries.hasNextPage && (
            <Button
              isBusy={deliveries.isFetchingNextPage}
              onClick={() => void deliveries.fetchNextPage()}
            >
              {t('broadcast.more_recipients')}
            </Button>
          )}
        </Stack>
      ) : (
        <Skeleton height={120} />
      )}
    </Card>
  );
}

const List = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space3};
    padding: ${theme.space2} 0;
  }
  li + li { border-top: 1px solid ${theme.hairline}; }
  [data-state] { color: ${theme.textMuted}; font-size: ${theme.textMd}; }
  [data-state='failed'] { color: ${theme.danger}; }
`;
