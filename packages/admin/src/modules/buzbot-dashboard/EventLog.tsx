import { type BotLog, buzbotEvent } from '@rentyard/contract/entities/chat/event';
import { Badge } from '@rentyard/ui/Badge';
import { Card } from '@rentyard/ui/Card';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { type Description, DescriptionList } from '@rentyard/ui/DescriptionList';
import { IconButton } from '@rentyard/ui/IconButton';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { ListFailed } from '../../records/list/ListStates.tsx';
import type { ListState } from '../../records/list/listAddress.ts';
import { buildListQuery, parseListAddress } from '../../records/list/listAddress.ts';
import { useNamedRecord } from '../../records/navigation/openRecord.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { listParameters } from '../../services/api/listApi.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { isFreeKey } from '../../services/keyboard/freeKey.ts';
import { useKeyDown } from '../../services/keyboard/useKeyDown.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { eventsApi } from './eventsApi.ts';
import { JsonTree } from './JsonTree.tsx';
import { logAddress } from './logAddress.ts';

/** One event of the bot: its subject, steps and payload. */
export function EventLog(): ReactNode {
  const t = useT();
  const { id } = useParams();
  const [params] = useSearchParams();
  const state = parseListAddress(buzbotEvent, undefined, params);
  const { search, filters } = buildListQuery(state, useTimeZone());
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
  const t = useT();
  const label = useFieldLabel(buzbotEvent.name);
  const mayRead = useCan('read', 'buzbot_messages');
  const { room, person } = log;
  const facts: Description[] = [
    { term: label('created_at'), description: format.exactMoment(log.created_at) },
    {
      term: t('bot_log.duration'),
      description: t('bot_log.ms', { ms: format.number(log.duration) }),
    },
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

interface PrevNextEventProps {
  readonly log: BotLog | undefined;
  readonly state: ListState;
  readonly isFetching: boolean;
}

/** Links to the previous and next event of the list; shortcuts `[` and `]`. */
function PrevNextEvent({ log, state, isFetching }: PrevNextEventProps): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const go = (id: number | null | undefined) => {
    if (id) void navigate(path(logAddress(id, state)), { replace: true });
  };
  useKeyDown((event) => {
    if (isFreeKey(event, 'BracketLeft')) go(log?.previous);
    if (isFreeKey(event, 'BracketRight')) go(log?.next);
  });
  return (
    <Stack direction="row" gap={1} align="center">
      <IconButton
        icon={ChevronLeft}
        label={t('bot_log.previous')}
        disabled={isFetching ? false : !log?.previous}
        onClick={() => go(log?.previous)}
      />
      <IconButton
        icon={ChevronRight}
        label={t('bot_log.next')}
        disabled={isFetching ? false : !log?.next}
        onClick={() => go(log?.next)}
      />
    </Stack>
  );
}

/** Steps of an event in order: duration and error of each. */
function LogSteps({ log }: { readonly log: BotLog }): ReactNode {
  const t = useT();
  const format = useFormat();
  const { steps, duration } = log;
  if (steps.length === 0) return <p>{t('bot_log.no_steps')}</p>;
  const whole = Math.max(
    1,
    duration,
    steps.reduce((sum, step) => sum + step.duration, 0),
  );
  let begun = 0;
  return (
    <List>
      {steps.map((step, at) => {
        const start = begun;
        begun += step.duration;
        const key = `bot_log.step.${step.name}`;
        const Icon = step.result === 'error' ? CircleAlert : CircleCheck;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of an event never move
          <li key={at} data-result={step.result}>
            <Icon size={16} aria-hidden />
            <b>{t.has(key) ? t(key) : step.name}</b>
            <span data-part="result">{t(`buzbot_events.choice.result.${step.result}`)}</span>
            <time>{t('bot_log.ms', { ms: format.number(step.duration) })}</time>
            <span data-part="bar" aria-hidden>
              <i
                style={{
                  marginInlineStart: `${(start / whole) * 100}%`,
                  width: `max(2px, ${(step.duration / whole) * 100}%)`,
                }}
              />
            </span>
            {step.detail !== undefined && step.detail !== null && (
              <div>
                <JsonTree value={step.detail} />
              </div>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${theme.space3};

  > li {
    display: grid;
    grid-template-columns: 16px auto 1fr auto;
    gap: ${theme.space1} ${theme.space2};
    align-items: center;
  }
  svg { color: ${theme.success}; }
  b { font-weight: 500; }
  time { color: ${theme.textMuted}; font-variant-numeric: tabular-nums; }
  [data-part='result'] { color: ${theme.textMuted}; font-size: ${theme.textSm}; }
  [data-part='bar'] {
    grid-column: 2 / -1;
    height: 6px;
    overflow: hidden;
    border-radius: 3px;
    background: ${theme.pressed};
  }
  i { display: block; height: 100%; border-radius: 3px; background: ${theme.info}; }
  li > div { grid-column: 2 / -1; min-width: 0; }
  [data-result='error'] { 
    svg, [data-part='result'] { color: ${theme.danger}; }
    i { background: ${theme.danger}; }
  }
`;
