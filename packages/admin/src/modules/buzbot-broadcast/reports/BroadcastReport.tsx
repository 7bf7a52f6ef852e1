import type { Broadcast } from '@rentyard/contract/entities/chat/broadcast';
import { broadcastDeliveryStates } from '@rentyard/contract/entities/chat/broadcast';
import { isLanguageCode, languageTag } from '@rentyard/contract/languages';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { type Description, DescriptionList } from '@rentyard/ui/DescriptionList';
import { NativeSelect } from '@rentyard/ui/NativeSelect';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ListFailed } from '../../../records/list/ListStates.tsx';
import { isApiFailure } from '../../../services/api/failure.ts';
import { joinRows } from '../../../services/api/numberedPages.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { BroadcastText } from '../broadcast/BroadcastText.tsx';
import { broadcastApi } from '../broadcast/broadcastApi.ts';
import { useAudienceLabels } from '../broadcast/useAudienceLabels.ts';
import { ReportProgress } from './ReportProgress.tsx';

interface BroadcastReportProps {
  readonly id: number;
  readonly maySend: boolean;
}

/** Poll interval in milliseconds while a broadcast is running, in case the event stream is down. */
const pollInterval = 5_000;

/** The report of a broadcast: progress, texts and failed deliveries. */
export function BroadcastReport({ id, maySend }: BroadcastReportProps): ReactNode {
  const t = useT();
  const { broadcast } = broadcastApi.endpoints;
  const of = { params: { id } };
  const { data, error } = broadcast.useQueryState(of);
  const isLive = data?.state === 'queued' || data?.state === 'running';
  const pollingInterval = isLive ? pollInterval : 0;
  const { refetch } = broadcast.useQuerySubscription(of, { pollingInterval });
  if (!data && error) {
    return <ListFailed failure={isApiFailure(error) ? error : undefined} onRetry={refetch} />;
  }
  if (!data) return <Skeleton height={320} />;
  const texts = Object.entries(data.texts).filter(([code]) => isLanguageCode(code));
  return (
    <Stack gap={4}>
      <ReportProgress broadcast={data} maySend={maySend} />
      <Card title={t('broadcast.message')}>
        <Stack gap={3}>
          {texts.map(([code, text]) => (
            <BroadcastText
              key={code}
              label={code.toUpperCase()}
              lang={languageTag(code)}
              text={text}
            />
          ))}
          {!texts.some(([, text]) => text === data.message) && (
            <BroadcastText
              label={texts.length > 0 ? t('broadcast.others') : undefined}
              text={data.message}
            />
          )}
        </Stack>
      </Card>
      <Card title={t('broadcast.details')}>
        <Facts broadcast={data} />
      </Card>
      <Deliveries broadcast={data} pollingInterval={pollingInterval} />
    </Stack>
  );
}

function Facts({ broadcast }: { readonly broadcast: Broadcast }): ReactNode {
  const t = useT();
  const format = useFormat();
  const audience = useAudienceLabels()(broadcast.audience);
  const { quiet_hours: quiet, created_by: by } = broadcast;
  const at = (term: string, moment: string | null): Description[] =>
    moment ? [{ term, description: format.moment(moment) }] : [];
  return (
    <DescriptionList
      items={[
        { term: t('broadcast.audience'), description: audience },
        ...(by ? [{ term: t('broadcast.by'), description: by.name }] : []),
        ...at(t('broadcast.created'), broadcast.created_at),
        ...at(t('buzbot_broadcasts.field.scheduled_at'), broadcast.scheduled_at),
        ...at(t('buzbot_broadcasts.field.started_at'), broadcast.started_at),
        ...at(t('buzbot_broadcasts.field.finished_at'), broadcast.finished_at),
        ...(quiet
          ? [
              {
                term: t('broadcast.quiet'),
                description: `${quiet.from}–${quiet.to} (${quiet.time_zone})`,
              },
            ]
          : []),
      ]}
    />
  );
}

type State = (typeof broadcastDeliveryStates)[number];

interface DeliveriesProps {
  readonly broadcast: Broadcast;
  readonly pollingInterval: number;
}

/** The recipients and their delivery states, failed ones first. */
function Deliveries({ broadcast, pollingInterval }: DeliveriesProps): ReactNode {
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
  const rows = deliveries.data && joinRows(deliveries.data.pages);
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
