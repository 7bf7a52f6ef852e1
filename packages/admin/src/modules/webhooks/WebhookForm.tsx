import { type IssuedWebhook, webhook } from '@rentyard/contract/entities/webhook/webhook';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { issuedSecret } from '../../domain/issued-secret/issuedSecret.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { EventGrid } from './EventGrid.tsx';
import { RotateWebhookSecret, TestButton, WebhookSecretDialog } from './webhookActions.tsx';

/** Creates a webhook, or edits its address and events. A new webhook shows its secret once. */
export function WebhookForm(): ReactNode {
  const t = useT();
  return (
    <>
      <RecordScreen
        resource={webhook}
        isWide
        actions={({ id }) => (
          <>
            <TestButton id={id} />
            <RotateWebhookSecret id={id} />
          </>
        )}
        createdText={(saved) => {
          const { name, secret } = saved as IssuedWebhook;
          issuedSecret.set({ name, secret });
          return t('webhooks.created', { name });
        }}
      >
        <Card title={t('webhooks.endpoint')}>
          <Stack gap={4}>
            <FieldGrid>
              <Field<typeof webhook> name="name" hint={t('webhooks.name_hint')} />
              <Field<typeof webhook> name="url" hint={t('webhooks.url_hint')} />
            </FieldGrid>
            <Field<typeof webhook> name="active" hint={t('webhooks.active_hint')} />
          </Stack>
        </Card>
        <Card title={t('webhooks.events')}>
          <Stack gap={4}>
            <EventGrid />
            <Field<typeof webhook> name="filter" hint={t('webhooks.filter_hint')} />
            <Text size="md" tone="muted" as="p">
              {t('webhooks.guarantee')}
            </Text>
          </Stack>
        </Card>
      </RecordScreen>
      <WebhookSecretDialog />
    </>
  );
}
