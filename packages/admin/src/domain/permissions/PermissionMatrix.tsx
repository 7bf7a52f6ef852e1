import {
  type Action,
  applicableActions,
  type Permission,
  type Subject,
} from '@rentyard/contract/permissions';
import { isGranted, type PermissionCell, PermissionGrid } from '@rentyard/ui/PermissionGrid';
import { type ReactNode, useMemo } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { useAbility } from '../../services/permissions/useCan.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';
import { effectivePermissions, isCovered } from './permissionRules.ts';
import type { OwnPermissions } from './permissionsApi.ts';
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
  const may = useAbility();
  const { granted } = form;
  const saved = useMemo(() => effectivePermissions(form.saved), [form.saved]);
  const lockedBecause = (cell: PermissionCell) => {
    if (isCovered(granted, cell))
      return t('permissions.covered', { action: labels.action('manage') });
    // Users cannot grant permissions that they do not have; the server refuses it as well.
    const isBeyond = !may(cell.action as Action, cell.subject as Subject);
    return isBeyond && !isGranted(saved, cell) ? t('permissions.beyond') : undefined;
  };
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
