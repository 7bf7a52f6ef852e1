import { ConnectionBar } from '@rentyard/ui/ConnectionBar';
import type { ReactNode } from 'react';
import { useAlerts } from '../services/alerts/useAlerts.ts';
import { useT } from '../services/i18n/useT.ts';
import { hasUnsaved } from '../services/session/unsavedForms.ts';

/**
 * Offers to reload for a new version; asks the user to save first when a form has unsaved values
 * (P-SHELL-7).
 */
export function NewVersion(): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const reload = () => {
    if (hasUnsaved()) alerts.info(t('version.save_first'));
    else location.reload();
  };
  return (
    <ConnectionBar
      state="outdated"
      text={t('version.new')}
      action={{ label: t('version.reload'), onPress: reload }}
    />
  );
}
