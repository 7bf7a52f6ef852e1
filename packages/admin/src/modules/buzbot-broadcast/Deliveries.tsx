import { type Broadcast, broadcastDeliveryStates } from '@rentyard/contract/buzbotBroadcast';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { NativeSelect } from '@rentyard/ui/NativeSelect';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { usePath } from '../../i18n/LanguageContext.ts';
import { RouterLink } from '../../i18n/RouterLink.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { useCan } from '../../session/useCan.ts';
import { broadcastApi } from './broadcastApi.ts';

type State = (typeof broadcastDeliveryStates)[number];

/** Each recipient with what became of their message; those that failed first of all. */
export function Deliveries({ broadcast }: { readonly broadcast: Broadcast }): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useFormat();
  const mayReadRooms = useCan('read', 'buzbot_messages');
  const { id, counts } = broadcast;
  const [state, setState] = useState<State | ''>(counts.failed > 0 ? 'failed' : '');
  const [page, setPage] = useState(1);
  const { data, refetch } = broadcastApi.useDeliveriesQuery({ id, page, ...(state && { state }) });
  useFollowedCounts(counts, refetch);
  const reason = (failure: string | null) => {
    const key = `broadcast.failure.${failure}`;
    return t.has(key) ? t(key) : failure;
  };
  return (
    <Card
      title={t('broadcast.recipients')}
      actions={
        <NativeSelect
          label={t('broadcast.which')}
          isLabelHidden
          size="medium"
          value={state}
          onChange={(event) => {
            setPage(1);
            setState(event.currentTarget.value as State | '');
          }}
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
      {data ? (
        <Stack gap={3}>
          {data.data.length === 0 && <Text tone="muted">{t('broadcast.no_recipients')}</Text>}
          <List>
            {data.data.map(({ id: delivery, room, state: where, failure, message_id: message }) => (
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
          {data.meta.last_page > 1 && (
            <Stack direction="row" gap={2} align="center" justify="space-between">
              <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
                {t('broadcast.previous')}
              </Button>
              <span>
                {format.number(page)} / {format.number(data.meta.last_page)}
              </span>
              <Button disabled={page >= data.meta.last_page} onClick={() => setPage(page + 1)}>
                {t('broadcast.next')}
              </Button>
            </Stack>
          )}
        </Stack>
      ) : (
        <Skeleton height={120} />
      )}
    </Card>
  );
}

/** Each recipient is shown as far as the figures above them say. */
function useFollowedCounts(counts: Broadcast['counts'], refetch: () => void): void {
  const told = Object.values(counts).join();
  const known = useRef(told);
  useEffect(() => {
    if (known.current === told) return;
    known.current = told;
    refetch();
  }, [told, refetch]);
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
