import { type WebhookRow, webhook } from '@rentyard/contract/entities/webhook/webhook';
import { resourceOfEvent } from '@rentyard/contract/entities/webhook/webhookEvents';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useMemo } from 'react';
import type { FactGroup } from '../../features/read/FactGroup.ts';
import { RecordPage } from '../../screens/record/RecordPage.tsx';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { DeliveriesCard } from './DeliveriesCard.tsx';
import { useModuleTitle } from './useModuleTitle.ts';
import { RotateWebhookSecret, TestButton, WebhookSecretDialog } from './webhookActions.tsx';

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
