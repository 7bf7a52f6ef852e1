import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { TextField } from '@rentyard/ui/TextField';
import { type ReactNode, useState } from 'react';

/** A dialog with one field. It is rendered while `isOpen`. */
export function RejectDialog({
  onReject,
}: {
  readonly onReject: (reason: string) => void;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Reject…</Button>
      <Dialog
        isOpen={isOpen}
        title="Reject the offer"
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="danger" onClick={() => onReject(reason)}>
              Reject
            </Button>
          </>
        }
      >
        <TextField
          label="Reason"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Dialog>
    </>
  );
}
