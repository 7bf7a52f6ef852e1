import { type BotLog, buzbotEvent } from '@rentyard/contract/entities/chat/event';
import { Badge } from '@rentyard/ui/Badge';
import { Card } from '@rentyard/ui/Card';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { type Description, DescriptionList } from '@rentyard/ui/DescriptionList';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ListFailed } from '../../records/list/ListStates.tsx';
import { listQueryOf, parseListAddress } from '../../records/list/listAddress.ts';
import { useNamedRecord } from '../../records/navigation/openRecord.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { listParameters } from '../../services/api/listApi.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { eventsApi } from './eventsApi.ts';
import { JsonTree } from './JsonTree.tsx';
import { LogSteps } from './LogSteps.tsx';
import { PrevNextEvent } from './PrevNextEvent.tsx';

/** One event of the bot: its subject, steps and payload. */
export function EventLog(): ReactNode {
  const t = useT();
  const { id } = useParams();
  const [params] = useSearchParams();
  const state = parseListAddress(buzbotEvent, undefined, params);
  const { search, filters } = listQueryOf(state, useTimeZone());
  const response = eventsApi.useBotLogQuery({
    params: { id: Number(id) },
    query: listParameters({ search, filters }),
  });
  const log = response.currentData;
  const title = log ? t(`buzbot_events.choice.type.${log.type}`) : t('bot_log.title');
  useNamedRecord(log ? `${title} ${log.id}` : '');
  if (!log && response.error) {
    return (
      <ListFailed
        failure={isApiFailure(response.error) ? response.error : undefined}
        onRetry={response.refetch}
      />
    );
  }
  return (
    <>
      <PageHeader
        title={title}
        actions={<PrevNextEvent log={log} state={state} isFetching={response.isFetching} />}
      >
        {log && (
          <Badge tone={log.result === 'error' ? 'danger' : 'success'}>
            {t(`buzbot_events.choice.result.${log.result}`)}
          </Badge>
        )}
      </PageHeader>
      <RecordLayout
        side={
          <Card title={t('bot_log.event')}>
            {log ? <Facts log={log} /> : <Skeleton height={180} />}
          </Card>
        }
      >
        {log?.error && (
          <Card title={t('bot_log.error')}>
            <Text as="p" tone="danger">
              {log.error}
            </Text>
          </Card>
        )}
        <Card title={t('bot_log.steps')}>
          {log ? <LogSteps log={log} /> : <Skeleton height={88} />}
        </Card>
        <Card
          title={t('bot_log.payload')}
          actions={
            log && (
              <CopyToClipboard value={JSON.stringify(log.payload, null, 2)}>JSON</CopyToClipboard>
            )
          }
        >
          {log ? <JsonTree value={log.payload} /> : <Skeleton height={88} />}
        </Card>
      </RecordLayout>
    </>
  );
}

function Facts({ log }: { readonly log: BotLog }): ReactNode {
  const path = usePath();
  const format = useFormat();
  const label = useFieldLabel(buzbotEvent.name);
  const mayRead = useCan('read', 'buzbot_messages');
  const { room, person } = log;
  const facts: Description[] = [
    { term: label('created_at'), description: format.exactMoment(log.created_at) },
    { term: label('duration'), description: format.number(log.duration) },
    ...(person ? [{ term: label('person'), description: person }] : []),
    ...(room
      ? [
          {
            term: label('room'),
            description: mayRead ? (
              <RouterLink to={path(`/buzbot_messages/room/${room.id}`)}>{room.name}</RouterLink>
            ) : (
              room.name
            ),
          },
        ]
      : []),
  ];
  return <DescriptionList items={facts} />;
}
