import type { LanguageCode } from '@rentyard/contract/languages';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Stack } from '@rentyard/ui/Stack';
import { TextArea } from '@rentyard/ui/TextArea';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { useRejectReasons } from './useRejectReasons.ts';

interface ReasonDialogProps {
  readonly onReason: (reason: string) => void;
  /** Of whoever will read the reason, when that is known: the usual reasons are offered in it. */
  readonly language?: LanguageCode | null | undefined;
  readonly onClose: () => void;
}

/**
 * Asks why a record is rejected: a preset, chosen by its number too, fills the text, which may be written
 * freely (P-STAT).
 */
export function ReasonDialog({ onReason, language, onClose }: ReasonDialogProps): ReactNode {
  const t = useT();
  const { lang, reasons: offered } = useRejectReasons(language);
  const send = useRef<HTMLButtonElement>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  // No form element: the dialog may stand inside the form of a record.
  const handleSend = () => {
    if (!reason.trim()) setMissing(true);
    else onReason(reason.trim());
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
    const chosen = offered[Number(digit) - 1];
    // A number that is part of somebody's own words is no choice.
    if (!chosen || reason !== '') return;
    event.preventDefault();
    setReason(chosen);
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
        <Stack direction="row" gap={2} wrap lang={lang}>
          {offered.map((preset, at) => (
            <Button key={preset} shortcut={String(at + 1)} onClick={() => setReason(preset)}>
              {preset}
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
