import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useLeafLabel } from '../fields/useLeafLabel.ts';

type ShowMergeAlert = (theirs: RecordBase, paths: readonly string[]) => void;

/** An alert that names the user whose save was merged, and the fields that changed (P-EDIT-5). */
export function useMergeAlert(resource: Resource): ShowMergeAlert {
  const t = useT();
  const alerts = useAlerts();
  const label = useLeafLabel(resource);
  return (theirs, paths) => {
    // A change of status alone changes no field.
    if (paths.length === 0) return;
    alerts.info(
      t('conflict.merged', {
        name: theirs.updated_by?.name ?? '—',
        fields: paths.map(label).join(', '),
      }),
    );
  };
}
