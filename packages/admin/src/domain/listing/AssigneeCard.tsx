import type { Resource } from '@rentyard/contract/schema/resource';
import type { Option, RecordBase } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Combobox } from '@rentyard/ui/Combobox';
import { Stack } from '@rentyard/ui/Stack';
import { type ReactNode, useMemo } from 'react';
import { shownName } from '../../records/fields/shownName.ts';
import { useLoadOptions } from '../../records/fields/useReferenceOptions.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { useUser } from '../../services/session/useSession.ts';

interface AssigneeCardProps {
  readonly resource: Resource;
  readonly record: RecordBase & { readonly assignee: Option | null };
}

/** The assignee of a record. A change is saved immediately. */
export function AssigneeCard({ resource, record }: AssigneeCardProps): ReactNode {
  const t = useT();
  const label = useFieldLabel(resource.name)('assignee');
  const alerts = useAlerts();
  const user = useUser();
  const mayUpdate = useCan('update', resource.subject);
  const loadStaff = useLoadOptions(resource.name, 'assignee');
  const records = useMemo(() => recordsOf(resource), [resource]);
  const [update, isBusy] = records.useUpdate();
  const { id, version, assignee } = record;
  const assign = async (person: Pick<Option, 'id'> | null) => {
    try {
      const saved = await update({ id, version, changes: { assignee: person?.id ?? null } });
      const undone = { id, version: saved.version, changes: { assignee: assignee?.id ?? null } };
      const text = t('cell.saved', { name: shownName(resource, record), field: label });
      alerts.undoable(text, () => update(undone));
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      alerts.failed(failure);
    }
  };
  return (
    <Card title={label}>
      <Stack gap={2}>
        <Combobox
          label={label}
          isLabelHidden
          value={assignee}
          placeholder={t('listing.unassigned')}
          disabled={!mayUpdate || isBusy}
          loadOptions={loadStaff}
          onChange={(person) => void assign(person && { id: Number(person.id) })}
        />
        {mayUpdate && user && assignee?.id !== user.id && (
          <Button isBusy={isBusy} onClick={() => void assign(user)}>
            {t('listing.assign_me')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
