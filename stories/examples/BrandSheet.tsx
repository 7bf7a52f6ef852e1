import { Button } from '@rentyard/ui/Button';
import { Sheet } from '@rentyard/ui/Sheet';
import { TextField } from '@rentyard/ui/TextField';
import type { ReactNode } from 'react';

interface BrandSheetProps {
  /** Navigates back to the list. */
  readonly onClose: () => void;
  readonly onSave: () => void;
}

/** A record over its list. Render it on the address of the record. */
export function BrandSheet({ onClose, onSave }: BrandSheetProps): ReactNode {
  return (
    <Sheet
      isOpen
      title="Komatsu"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onSave}>
          Save brand
        </Button>
      }
    >
      <TextField label="Name" defaultValue="Komatsu" />
    </Sheet>
  );
}
