import type { Broadcast } from '@rentyard/contract/entities/chat/broadcast';
import { isLanguageCode, languageTag } from '@rentyard/contract/languages';
import { Card } from '@rentyard/ui/Card';
import { type Description, DescriptionList } from '@rentyard/ui/DescriptionList';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { ListFailed } from '../../../records/list/ListStates.tsx';
import { isApiFailure } from '../../../services/api/failure.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { BroadcastText } from '../broadcast/BroadcastText.tsx';
import { broadcastApi } from '../broadcast/broadcastApi.ts';
import { useAudienceLabels } from '../broadcast/useAudienceLabels.ts';
import { Deliveries } from './Deliveries.tsx';
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
