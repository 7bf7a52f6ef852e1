import { Button } from '@rentyard/ui/Button';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';

interface DialogButtonsProps {
  /** What the dialog is for, as a verb: "Save bucket". */
  readonly label: string;
  /** Id of the form that it sends; or what it does itself. */
  readonly form?: string;
  readonly onConfirm?: () => void;
  readonly onCancel: () => void;
  readonly isBusy?: boolean;
  readonly disabled?: boolean;
}

/** The way out of a dialog and the way on, for its footer. */
export function DialogButtons(props: DialogButtonsProps): ReactNode {
  const { label, form, onConfirm, onCancel, isBusy = false, disabled = false } = props;
  const t = useT();
  return (
    <>
      <Button size="large" onClick={onCancel}>
        {t('record.cancel')}
      </Button>
      <Button
        size="large"
        variant="primary"
        {...(form ? { type: 'submit', form } : { onClick: onConfirm })}
        isBusy={isBusy}
        disabled={disabled}
      >
        {label}
      </Button>
    </>
  );
}
