import type { Action, Permission, Subject } from '@rentyard/contract/permissions';
import { isGranted, type PermissionCell, type Permissions } from '@rentyard/ui/PermissionGrid';
import { useT } from '../../services/i18n/useT.ts';
import { useAbility } from '../../services/permissions/useCan.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';
import { isCovered } from './permissionRules.ts';

/** Why a cell of the permission grid is locked; undefined if it can be changed. */
export function useLockedCells(
  granted: readonly Permission[],
  saved: Permissions,
): (cell: PermissionCell) => string | undefined {
  const t = useT();
  const labels = usePermissionLabels();
  const may = useAbility();
  return (cell) => {
    if (isCovered(granted, cell))
      return t('permissions.covered', { action: labels.action('manage') });
    // Users cannot grant permissions that they do not have; the server refuses it as well.
    const isBeyond = !may(cell.action as Action, cell.subject as Subject);
    return isBeyond && !isGranted(saved, cell) ? t('permissions.beyond') : undefined;
  };
}
