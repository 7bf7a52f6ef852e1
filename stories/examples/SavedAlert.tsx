import { useAlerts } from '@rentyard/ui/Alerts';
import { Button } from '@rentyard/ui/Button';
import type { ReactNode } from 'react';

/** Reports a deletion with a way back. Needs `AlertsProvider` above. */
export function SavedAlert({ onUndo }: { readonly onUndo: () => void }): ReactNode {
  const alerts = useAlerts();
  return (
    <Button
      onClick={() =>
        alerts.success('3 offers deleted', { action: { label: 'Undo', onPress: onUndo } })
      }
    >
      Delete 3 offers
    </Button>
  );
}
