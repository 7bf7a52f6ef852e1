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
  /** What is rejected: the usual reasons are offered in the language of its author. */
  readonly resource: Resource;
  readonly id: number;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/**
 * Asks why a record is rejected: a preset, chosen by its number too, fills the text, which may be written
 * freely (P-STAT).
 */
export function ReasonDialog({ resource, id, onReason, onClose }: ReasonDialogProps): ReactNode {
  const t = useT();
  const offered = useRejectReasons(useAuthorLanguage(resource, [id]));
  const send = useRef<HTMLButtonElement>(null);
  const [typed, setReason] = useState('');
  /** The number of a usual reason, which may be pressed before the reasons have come. */
  const [place, setPlace] = useState<number>();
  const reason = typed || (place && offered?.reasons[place - 1]) || '';
  const [isMissing, setMissing] = useState(false);
  // No form element: the dialog may stand inside the form of a record.
  const handleSend = () => {
    if (!reason.trim()) setMissing(true);
    else onReason(reason.trim());
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
    // A number that is part of somebody's own words is no choice.
    if (!digit || Number(digit) > rejectReasons.length || reason !== '') return;
    event.preventDefault();
    setPlace(Number(digit));
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
            setPlace(undefined);
            setReason(event.target.value);
          }}
        />
      </Stack>
    </Dialog>
  );
}
