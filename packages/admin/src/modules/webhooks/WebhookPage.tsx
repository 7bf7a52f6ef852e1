import { type WebhookRow, webhook } from '@rentyard/contract/entities/webhook/webhook';
import { resourceOfEvent } from '@rentyard/contract/entities/webhook/webhookEvents';
import {
  deliveryStates,
  type WebhookDelivery,
} from '@rentyard/contract/entities/webhook/webhookRoutes';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { FactGroup } from '../../features/read/FactGroup.ts';
import { RecordPage } from '../../screens/record/RecordPage.tsx';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { DeliveryEntry } from './DeliveryEntry.tsx';
import { useModuleTitle } from './useModuleTitle.ts';
import { RotateWebhookSecret, TestButton, WebhookSecretDialog } from './webhookActions.tsx';
import { webhooksApi } from './webhooksApi.ts';

const groups: readonly FactGroup[] = [
  {
    title: 'webhooks.endpoint',
    fields: ['url', 'filter', 'active', 'last_delivered_at', 'failing_since', 'failures'],
    Extra: ChosenEvents,
  },
];

/** `/webhooks/show/{id}`: the state of a webhook and its deliveries. */
export function WebhookPage(): ReactNode {
  const mayUpdate = useCan('update', 'webhooks');
  return (
    <>
      <RecordPage
        resource={webhook}
        groups={groups}
        actions={({ id }) =>
          mayUpdate && (
            <>
              <TestButton id={id} />
              <RotateWebhookSecret id={id} />
            </>
          )
        }
      >
        {(record) => (
          <>
            {record.paused_at && <PausedCard record={record} />}
            <DeliveriesCard id={record.id} />
          </>
        )}
      </RecordPage>
      <WebhookSecretDialog />
    </>
  );
}

/** The events by module. */
function ChosenEvents({ record }: { readonly record: RecordBase }): ReactNode {
  const t = useT();
  const title = useModuleTitle();
  const { events } = record as WebhookRow;
  const modules = new Map<string, string[]>();
  for (const event of events) {
    const resource = resourceOfEvent(event);
    const module = resource ? title(resource) : event;
    const name = `webhooks.event.${event.slice(event.indexOf('.') + 1)}`;
    modules.set(module, [...(modules.get(module) ?? []), t.has(name) ? t(name) : event]);
  }
  return (
    <DescriptionList
      items={[...modules].map(([term, names]) => ({ term, description: names.join(', ') }))}
    />
  );
}

/** Why the server paused the webhook, with the way to resume it. */
function PausedCard({ record }: { readonly record: WebhookRow }): ReactNode {
  const t = useT();
  const format = useFormat();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const mayUpdate = useCan('update', 'webhooks');
  const records = useMemo(() => recordsOf(webhook), []);
  const [update, isBusy] = records.useUpdate();
  const { id, version, paused_at, pause_reason } = record;
  const resume = () => {
    update({ id, version, changes: { active: true } }).catch((error: unknown) =>
      alerts.error(failureText(error)),
    );
  };
  return (
    <Card title={t('webhooks.paused')}>
      <Stack gap={3}>
        <Text size="md" as="p" role="status">
          {pause_reason && t(`webhooks.paused.${pause_reason}`)}{' '}
          {t('webhooks.paused_since', { time: format.moment(paused_at ?? '') })}
        </Text>
        {mayUpdate && (
          <div>
            <Button variant="primary" isBusy={isBusy} onClick={resume}>
              {t('webhooks.resume')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** How often the list is read again, in ms: while somebody waits for a test or a replay, and otherwise. */
const interval = { waiting: 1_000, usual: 10_000 };
const perPage = 25;

type Shown = 'all' | WebhookDelivery['state'];

/** The deliveries of a webhook, newest first, each with its request and its response. */
function DeliveriesCard({ id }: { readonly id: number }): ReactNode {
  const t = useT();
  const [shown, setShown] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const [isWaiting, setWaiting] = useState(true);
  const { data, error, refetch } = webhooksApi.useWebhookDeliveriesQuery(
    {
      params: { id },
      query: { page, per_page: perPage, ...(shown !== 'all' && { state: shown }) },
    },
    {
      pollingInterval: isWaiting ? interval.waiting : interval.usual,
      skipPollingIfUnfocused: true,
    },
  );
  const waits = data?.data.some(({ kind, state }) => kind !== 'event' && state === 'pending');
  if (waits !== undefined && waits !== isWaiting) setWaiting(waits);
  return (
    <Card title={t('webhooks.deliveries')}>
      <Stack gap={3}>
        <RadioGroup
          label={t('webhooks.deliveries_state')}
          direction="row"
          value={shown}
          onChange={(state) => {
            setShown(state);
            setPage(1);
          }}
          options={(['all', ...deliveryStates] as const).map((state) => ({
            value: state,
            label: t(`webhooks.state.${state}`),
          }))}
        />
        {!data && error !== undefined && (
          <ErrorState title={t('webhooks.deliveries_failed')} onRetry={() => void refetch()} />
        )}
        {!data && error === undefined && <Skeleton height={160} />}
        {data?.data.length === 0 && (
          <Text size="md" tone="muted" as="p">
            {t('webhooks.no_deliveries')}
          </Text>
        )}
        {data && data.data.length > 0 && (
          <List>
            {data.data.map((delivery) => (
              <li key={delivery.id}>
                <DeliveryEntry
                  webhookId={id}
                  delivery={delivery}
                  onReplayed={() => {
                    setWaiting(true);
                    void refetch();
                  }}
                />
              </li>
            ))}
          </List>
        )}
        {data && data.meta.last_page > 1 && (
          <Stack direction="row" gap={2} justify="space-between">
            <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('webhooks.newer')}
            </Button>
            <Button disabled={page >= data.meta.last_page} onClick={() => setPage(page + 1)}>
              {t('webhooks.older')}
            </Button>
          </Stack>
        )}
        <Text size="sm" tone="muted" as="p">
          {t('webhooks.guarantee')}
        </Text>
      </Stack>
    </Card>
  );
}

const List = styled.ul`
  overflow: hidden;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radius};

  > li + li { border-top: 1px solid ${theme.hairline}; }
`;
