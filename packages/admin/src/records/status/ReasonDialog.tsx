import type { Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Stack } from '@rentyard/ui/Stack';
import { TextArea } from '@rentyard/ui/TextArea';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { ReasonPresets } from './ReasonPresets.tsx';
import { rejectReasons } from './rejectReasons.ts';
import { useAuthorLanguage } from './useAuthorLanguage.ts';
import { useRejectReasons } from './useRejectReasons.ts';

interface ReasonDialogProps {
  /** The resource of the rejected record. Presets are in the language of the record's author. */
  readonly resource: Resource;
  readonly id: number;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/**
 * Asks for the reason of a rejection. A preset, selected by click or number key, fills the text,
 * which stays editable (P-STAT).
 */
export function ReasonDialog({ resource, id, onReason, onClose }: ReasonDialogProps): ReactNode {
  const t = useT();
  const offered = useRejectReasons(useAuthorLanguage(resource, [id]));
  const send = useRef<HTMLButtonElement>(null);
  const [typed, setReason] = useState('');
  /** The index of the selected preset. It can be selected before the presets are loaded. */
  const [presetIndex, setPresetIndex] = useState<number>();
  const reason = typed || (presetIndex && offered?.reasons[presetIndex - 1]) || '';
  const [isMissing, setMissing] = useState(false);
  // No form element: the dialog may be rendered inside the form of a record.
  const handleSend = () => {
    if (!reason.trim()) setMissing(true);
    else onReason(reason.trim());
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
    // A digit inside typed text selects nothing.
    if (!digit || Number(digit) > rejectReasons.length || reason !== '') return;
    event.preventDefault();
    setPresetIndex(Number(digit));
    send.current?.focus();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('reason.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('record.cancel')}</Button>
          <Button ref={send} variant="danger" onClick={handleSend}>
            {t('reason.send')}
          </Button>
        </>
      }
    >
      <Stack gap={3} onKeyDown={handleKeyDown}>
        <ReasonPresets offered={offered} isNumbered onChoose={setReason} />
        <TextArea
          label={t('reason.label')}
          required
          value={reason}
          error={isMissing && !reason.trim() ? t('reason.missing') : undefined}
          onChange={(event) => {
            setPresetIndex(undefined);
            setReason(event.target.value);
          }}
        />
      </Stack>
    </Dialog>
  );
}
