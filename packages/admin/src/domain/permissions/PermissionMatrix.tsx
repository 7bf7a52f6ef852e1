import { applicableActions, type Permission } from '@rentyard/contract/permissions';
import { PermissionGrid } from '@rentyard/ui/PermissionGrid';
import { type ReactNode, useMemo } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';
import { effectivePermissions } from './permissionRules.ts';
import type { OwnPermissions } from './permissionsApi.ts';
import { useLockedCells } from './useLockedCells.ts';
import type { PermissionForm } from './usePermissionForm.ts';

interface PermissionMatrixProps {
  readonly stored: OwnPermissions;
  readonly form: PermissionForm;
  /** Permissions of another role or position, to mark the differences. */
  readonly other?: { readonly name: string; readonly granted: readonly Permission[] };
}

/** The grid of subjects by actions, with the reasons why a cell cannot be changed. */
export function PermissionMatrix({ stored, form, other }: PermissionMatrixProps): ReactNode {
  const t = useT();
  const labels = usePermissionLabels();
  const { granted } = form;
  const saved = useMemo(() => effectivePermissions(form.saved), [form.saved]);
  const lockedBecause = useLockedCells(granted, saved);
  return (
    <PermissionGrid
      label={t('permissions.grid', { name: stored.name })}
      subjectLabel={t('permissions.module')}
      subjects={stored.subjects.map((subject) => ({
        id: subject,
        label: labels.subject(subject),
        actions: applicableActions[subject],
      }))}
      actions={stored.actions.map((action) => ({ id: action, label: labels.action(action) }))}
      value={effectivePermissions(granted)}
      saved={saved}
      onChange={form.change}
      isReadOnly={stored.is_fixed}
      {...(!stored.is_fixed && { lockedBecause })}
      {...(other && { compared: { name: other.name, value: effectivePermissions(other.granted) } })}
    />
  );
}
