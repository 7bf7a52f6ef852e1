import type { RecordBase } from '@rentyard/contract/values';
import { useAlerts as useAlertQueue } from '@rentyard/ui/Alerts';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../../i18n/useFieldLabel.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { changedPaths } from './changes.ts';
import { valuesOf } from './formValues.ts';
import type { RecordForm } from './useRecordForm.ts';

interface ConflictDialogProps {
  readonly controller: RecordForm;
}

/** Somebody else saved meanwhile: says who, when and what, and loses nothing whichever way (P-EDIT-5). */
export function ConflictDialog({ controller }: ConflictDialogProps): ReactNode {
  return controller.conflict ? (
    <OpenConflict controller={controller} theirs={controller.conflict} />
  ) : null;
}

interface OpenConflictProps extends ConflictDialogProps {
  readonly theirs: RecordBase;
}

function OpenConflict({ controller, theirs }: OpenConflictProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const label = useFieldLabel(controller.resource.name);
  const alerts = useAlertQueue();
  const changed = changedByThem(controller, theirs);
  const handleTake = () => {
    const bringBack = controller.takeTheirs();
    alerts.show({
      tone: 'info',
      text: t('conflict.taken'),
      isSticky: true,
      action: { label: t('conflict.bring_back'), onSelect: bringBack },
    });
  };
  return (
    <Dialog
      isOpen
      onClose={controller.keepMine}
      title={t('conflict.title')}
      footer={
        <>
          <Button onClick={handleTake}>{t('conflict.take')}</Button>
          <Button variant="primary" onClick={controller.keepMine}>
            {t('conflict.keep')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text as="p">
          {t('conflict.who', {
            name: theirs.updated_by?.name ?? '—',
            time: format.moment(theirs.updated_at),
          })}
        </Text>
        {changed.length > 0 && (
          <Text as="p" tone="soft">
            {t('conflict.what', { fields: changed.map(label).join(', ') })}
          </Text>
        )}
        <Text as="p" tone="muted">
          {t('conflict.text')}
        </Text>
      </Stack>
    </Dialog>
  );
}

function changedByThem({ resource, languages, record }: RecordForm, theirs: RecordBase): string[] {
  const before = valuesOf(resource, languages.codes, record);
  return changedPaths(resource, before, valuesOf(resource, languages.codes, theirs));
}
