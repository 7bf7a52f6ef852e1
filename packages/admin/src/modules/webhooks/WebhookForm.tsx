import { type IssuedWebhook, webhook } from '@rentyard/contract/entities/webhook/webhook';
import { eventGroups } from '@rentyard/contract/entities/webhook/webhookEvents';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { PermissionGrid } from '@rentyard/ui/PermissionGrid';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { issuedSecret } from '../../domain/issued-secret/issuedSecret.ts';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useAbility } from '../../services/permissions/useCan.ts';
import { useModuleTitle } from './useModuleTitle.ts';
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

const names = [...new Set(eventGroups.flatMap(({ events }) => events.map(parseEventName)))];

/** The field `events` as a grid of modules by events. Only readable modules can be chosen. */
function EventGrid(): ReactNode {
  const t = useT();
  const can = useAbility();
  const title = useModuleTitle();
  const { form, startValues } = useFormOfRecord();
  const { field } = useController({ control: form.control, name: 'events' });
  const { errors } = useFormState({ control: form.control, name: 'events' });
  const chosen = field.value as readonly string[];
  const readable = eventGroups.filter(
    ({ resource, events }) =>
      can('read', resource.subject) || events.some((event) => chosen.includes(event)),
  );
  return (
    <Stack gap={2}>
      <PermissionGrid
        label={t('webhooks.events')}
        subjectLabel={t('permissions.module')}
        subjects={readable.map(({ resource, events }) => ({
          id: resource.name,
          label: title(resource),
          actions: events.map(parseEventName),
        }))}
        actions={names.map((name) => ({ id: name, label: t(`webhooks.event.${name}`) }))}
        value={buildCells(chosen)}
        saved={buildCells(startValues.events as readonly string[])}
        onChange={(cells) => field.onChange(collectEvents(cells))}
      />
      {errors.events && (
        <Text size="md" tone="danger" as="p" role="alert">
          {t('webhooks.events_problem')}
        </Text>
      )}
    </Stack>
  );
}

/** `created` of `offers.created` */
function parseEventName(event: string) {
  return event.slice(event.indexOf('.') + 1) as EventName;
}

type EventName =
  | 'created'
  | 'updated'
  | 'deleted'
  | 'restored'
  | 'status_changed'
  | 'handed_over'
  | 'extended'
  | 'returned'
  | 'cancelled';

type Cells = Readonly<Record<string, readonly string[]>>;

function buildCells(events: readonly string[]): Cells {
  const cells: Record<string, string[]> = {};
  for (const event of events) {
    const group = event.slice(0, event.indexOf('.'));
    cells[group] = [...(cells[group] ?? []), parseEventName(event)];
  }
  return cells;
}

function collectEvents(cells: Cells): readonly string[] {
  return Object.entries(cells).flatMap(([group, chosen]) =>
    chosen.map((name) => `${group}.${name}`),
  );
}
