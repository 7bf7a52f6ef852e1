import { eventGroups } from '@rentyard/contract/entities/webhook/webhookEvents';
import { PermissionGrid } from '@rentyard/ui/PermissionGrid';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useAbility } from '../../services/permissions/useCan.ts';
import { useModuleTitle } from './useModuleTitle.ts';

const names = [...new Set(eventGroups.flatMap(({ events }) => events.map(parseEventName)))];

/** The field `events` as a grid of modules by events. Only readable modules can be chosen. */
export function EventGrid(): ReactNode {
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
