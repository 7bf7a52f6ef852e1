import {
  deliveryStates,
  type WebhookDelivery,
} from '@rentyard/contract/entities/webhook/webhookRoutes';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../services/i18n/useT.ts';
import { DeliveryEntry } from './DeliveryEntry.tsx';
import { webhooksApi } from './webhooksApi.ts';

/** How often the list is read again, in ms: while somebody waits for a test or a replay, and otherwise. */
const interval = { waiting: 1_000, usual: 10_000 };
const perPage = 25;

type Shown = 'all' | WebhookDelivery['state'];

/** The deliveries of a webhook, newest first, each with its request and its response. */
export function DeliveriesCard({ id }: { readonly id: number }): ReactNode {
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
