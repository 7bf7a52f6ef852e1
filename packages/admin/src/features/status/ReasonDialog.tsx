import type { LanguageCode } from '@rentyard/contract/languages';
import type { Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Stack } from '@rentyard/ui/Stack';
import { TextArea } from '@rentyard/ui/TextArea';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { ReasonPresets } from './ReasonPresets.tsx';
import { rejectReasons } from './rejectReasons.ts';
import { useAuthorLanguage } from './useAuthorLanguage.ts';
import { useRejectReasons } from './useRejectReasons.ts';

interface ReasonDialogProps {
  /** The resource of the rejected record. Presets are in the language of the record's author. */
  readonly resource: Resource;
  readonly id: number;
  /** The language of the author, where the screen knows it already; null when it is unknown. */
  readonly authorLanguage?: LanguageCode | null | undefined;
  /** The number of the preset that is selected first. */
  readonly preset?: number | undefined;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/**
 * Asks for the reason of a rejection. A preset, selected by click or number key, fills the text,
 * which stays editable (P-STAT).
 */
export function ReasonDialog(props: ReasonDialogProps): ReactNode {
  const { resource, id, authorLanguage, preset, onReason, onClose } = props;
  const t = useT();
  const loadedLanguage = useAuthorLanguage(resource, authorLanguage === undefined ? [id] : []);
  const offered = useRejectReasons(authorLanguage === undefined ? loadedLanguage : authorLanguage);
  const send = useRef<HTMLButtonElement>(null);
  const [typed, setReason] = useState('');
  /** The index of the selected preset. It can be selected before the presets are loaded. */
  const [presetIndex, setPresetIndex] = useState(preset);
  const reason = typed || (presetIndex && offered?.reasons[presetIndex - 1]) || '';
  const meaning = presetIndex && offered?.meanings?.[presetIndex - 1];
  useEffect(() => {
    // Enter confirms a preset that was selected before the dialog opened.
    if (preset) send.current?.focus();
  }, [preset]);
  const [isMissing, setMissing] = useState(false);
  /** A preset confirmed before the presets are loaded is sent once they are. */
  const [isConfirmed, setConfirmed] = useState(false);
  const isAwaited = presetIndex !== undefined && !typed && !offered;
  useEffect(() => {
    if (!isConfirmed || isAwaited) return;
    setConfirmed(false);
    onReason(reason);
  }, [isConfirmed, isAwaited, reason, onReason]);
  // No form element: the dialog may be rendered inside the form of a record.
  const handleSend = () => {
    if (isAwaited) setConfirmed(true);
    else if (!reason.trim()) setMissing(true);
    else onReason(reason.trim());
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return handleSend();
    }
    const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
    // A digit inside typed text selects nothing.
    const isText = event.target instanceof HTMLTextAreaElement && reason !== '';
    if (!digit || Number(digit) > rejectReasons.length || isText) return;
    event.preventDefault();
    setReason('');
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
          <Button ref={send} variant="danger" isBusy={isConfirmed} onClick={handleSend}>
            {t('reason.send')}
          </Button>
        </>
      }
    >
      <Stack gap={3} onKeyDown={handleKeyDown}>
        <ReasonPresets
          offered={offered}
          isNumbered
          onChoose={(_, number) => {
            setReason('');
            setPresetIndex(number);
          }}
        />
        <TextArea
          label={t('reason.label')}
          required
          value={reason}
          {...(meaning && { hint: t('reason.meaning', { text: meaning }), lang: offered?.lang })}
          error={isMissing && !reason.trim() ? t('reason.missing') : undefined}
          onChange={(event) => {
            setConfirmed(false);
            setPresetIndex(undefined);
            setReason(event.target.value);
          }}
        />
      </Stack>
    </Dialog>
  );
}
