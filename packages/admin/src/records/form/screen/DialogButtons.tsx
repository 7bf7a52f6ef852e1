import { Button } from '@rentyard/ui/Button';
import type { ReactNode } from 'react';
import { useT } from '../../../services/i18n/useT.ts';

interface DialogButtonsProps {
  /** The label of the main button, as a verb: "Save bucket". */
  readonly label: string;
  /** Id of the form to submit; without it use `onClick`. */
  readonly form?: string;
  readonly onConfirm?: () => void;
  readonly onCancel: () => void;
  readonly isBusy?: boolean;
  readonly disabled?: boolean;
}

/** The Cancel and submit buttons for the footer of a dialog. */
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
