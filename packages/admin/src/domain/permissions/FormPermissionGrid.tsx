import {
  buildPermissionRows,
  type PermissionRow,
  permissionsOfRows,
} from '@rentyard/contract/entities/role/permissionList';
import { actions, applicableActions, type Subject } from '@rentyard/contract/permissions';
import { PermissionGrid } from '@rentyard/ui/PermissionGrid';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useMemo } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';
import { changePermissions, effectivePermissions } from './permissionRules.ts';
import { useLockedCells } from './useLockedCells.ts';

interface FormPermissionGridProps {
  /** Accessible name of the grid. */
  readonly label: string;
  readonly subjects: readonly Subject[];
}

/** The field `permissions` of a record as the grid of subjects by actions. */
export function FormPermissionGrid({ label, subjects }: FormPermissionGridProps): ReactNode {
  const t = useT();
  const labels = usePermissionLabels();
  const { form, startValues } = useFormOfRecord();
  const { field } = useController({ control: form.control, name: 'permissions' });
  const { errors } = useFormState({ control: form.control, name: 'permissions' });
  const granted = permissionsOfRows(field.value as readonly PermissionRow[]);
  const saved = useMemo(
    () => effectivePermissions(permissionsOfRows(startValues.permissions as PermissionRow[])),
    [startValues],
  );
  const lockedBecause = useLockedCells(granted, saved);
  return (
    <Stack gap={2}>
      <PermissionGrid
        label={label}
        subjectLabel={t('permissions.module')}
        subjects={subjects.map((subject) => ({
          id: subject,
          label: labels.subject(subject),
          actions: applicableActions[subject],
        }))}
        actions={actions.map((action) => ({ id: action, label: labels.action(action) }))}
        value={effectivePermissions(granted)}
        saved={saved}
        onChange={(requested) => {
          const shown = effectivePermissions(granted);
          field.onChange(
            buildPermissionRows(changePermissions(granted, shown, requested).permissions),
          );
        }}
        lockedBecause={lockedBecause}
      />
      {errors.permissions && (
        <Text size="md" tone="danger" as="p" role="alert">
          {t('permissions.beyond')}
        </Text>
      )}
    </Stack>
  );
}
