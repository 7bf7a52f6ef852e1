import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Stack } from '@rentyard/ui/Stack';
import { TextArea } from '@rentyard/ui/TextArea';
import { type ReactNode, useState } from 'react';
import type { MessageKey } from '../../i18n/defineMessages.ts';
import { useT } from '../../i18n/useT.ts';

interface ReasonDialogProps {
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

const presets: readonly MessageKey[] = [
  'reason.photo',
  'reason.price',
  'reason.text',
  'reason.place',
  'reason.duplicate',
];

/** Asks why a record is rejected: a preset fills the text, which may be written freely (P-STAT). */
export function ReasonDialog({ onReason, onClose }: ReasonDialogProps): ReactNode {
  const t = useT();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  // No form element: the dialog may stand inside the form of a record.
  const handleSend = () => {
    if (!reason.trim()) setMissing(true);
    else onReason(reason.trim());
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('reason.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('record.cancel')}</Button>
          <Button variant="danger" onClick={handleSend}>
            {t('reason.send')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Stack direction="row" gap={2} wrap>
          {presets.map((preset) => (
            <Button key={preset} onClick={() => setReason(t(preset))}>
              {t(preset)}
            </Button>
          ))}
        </Stack>
        <TextArea
          label={t('reason.label')}
          required
          value={reason}
          error={isMissing && !reason.trim() ? t('reason.missing') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}
