import { useAlerts } from '@rentyard/ui/Alerts';
import { Button } from '@rentyard/ui/Button';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import type { ReactNode } from 'react';

interface ConfirmDeletionProps {
  readonly onDelete: () => Promise<void>;
  readonly onRestore: () => void;
}

/** Asks before it deletes, and offers to undo it. Needs `ConfirmProvider` and `AlertsProvider` above. */
export function ConfirmDeletion({ onDelete, onRestore }: ConfirmDeletionProps): ReactNode {
  const confirm = useConfirm();
  const alerts = useAlerts();
  const handleClick = async () => {
    const isSure = await confirm({
      title: 'Delete this offer?',
      text: 'It stays in the trash for 30 days.',
      confirmLabel: 'Delete',
      tone: 'danger',
    });
    if (!isSure) return;
    await onDelete();
    alerts.success('Offer deleted', { action: { label: 'Undo', onPress: onRestore } });
  };
  return <Button onClick={() => void handleClick()}>Delete…</Button>;
}
