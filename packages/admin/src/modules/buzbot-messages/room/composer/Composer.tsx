import { messageBounds } from '@rentyard/contract/entities/chat/message';
import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import { Button } from '@rentyard/ui/Button';
import { IconButton } from '@rentyard/ui/IconButton';
import { isComposing } from '@rentyard/ui/isComposing';
import { media, theme } from '@rentyard/ui/theme';
import ImagePlus from 'lucide-react/icons/image-plus';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../../services/i18n/useT.ts';
import type { LiveConversation } from '../conversation/useConversation.ts';
import type { usePresence } from '../conversation/usePresence.ts';
import { AttachmentStrip } from './AttachmentStrip.tsx';
import { CannedResponses } from './CannedResponses.tsx';
import { MessageKindChoice } from './MessageKindChoice.tsx';
import { useAttachments } from './useAttachments.ts';
import { useCannedResponses } from './useCannedResponses.ts';
import { useRoomDraft } from './useRoomDraft.ts';

interface ComposerProps {
  readonly room: BuzbotRoomRow;
  readonly talk: LiveConversation;
  readonly presence: ReturnType<typeof usePresence>;
  /** Esc leaves the text, whose draft stays. */
  readonly onLeave: () => void;
}

/**
 * Composes a reply or a note, with pictures and canned responses. Enter sends; `/` searches the
 * canned responses.
 */
export function Composer({ room, talk, presence, onLeave }: ComposerProps): ReactNode {
  const t = useT();
  const input = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useRoomDraft(room.id);
  const pictures = useAttachments();
  const { text, kind } = draft;
  const cannedResponses = useCannedResponses({
    room,
    text,
    onInsert: (inserted) => {
      setDraft({ text: inserted });
      input.current?.focus();
    },
  });
  useEffect(() => {
    // On a phone, the keyboard would cover the messages.
    if (matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
  }, []);

  const isEmpty = text.trim() === '' && pictures.images.length === 0;
  const send = () => {
    if (isEmpty || pictures.isBusy) return;
    talk.send({
      clientId: crypto.randomUUID(),
      kind,
      text: text.trim(),
      attachments: pictures.images,
      at: new Date().toISOString(),
    });
    setDraft({ text: '' });
    pictures.clear();
    presence.stopTyping();
    input.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms text of an input method (IME). It must not send then.
    if (isComposing(event)) return;
    if (cannedResponses.handleKeyDown(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onLeave();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };

  return (
    <Box
      data-kind={kind}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        pictures.add(event.dataTransfer.files);
      }}
    >
      <CannedResponses responses={cannedResponses} />
      <AttachmentStrip pictures={pictures} />
      <textarea
        ref={input}
        rows={1}
        value={text}
        maxLength={messageBounds.text}
        aria-label={t(`chat.write.${kind}`)}
        placeholder={t(`chat.hint.${kind}`)}
        {...cannedResponses.inputProps}
        onKeyDown={handleKeyDown}
        onPaste={(event) => {
          if (event.clipboardData.files.length === 0) return;
          event.preventDefault();
          pictures.add(event.clipboardData.files);
        }}
        onChange={(event) => {
          setDraft({ text: event.currentTarget.value });
          if (event.currentTarget.value === '') presence.stopTyping();
          else presence.noteTyping();
        }}
      />
      <Tools>
        <MessageKindChoice value={kind} onChange={(next) => setDraft({ kind: next })} />
        <AttachButton onFiles={pictures.add} />
        <Button
          variant="primary"
          icon={SendHorizontal}
          disabled={isEmpty}
          isBusy={pictures.isBusy}
          onClick={send}
        >
          {t(`chat.send.${kind}`)}
        </Button>
      </Tools>
    </Box>
  );
}

interface AttachButtonProps {
  readonly onFiles: (files: FileList) => void;
}

/** Selects pictures to attach. */
function AttachButton({ onFiles }: AttachButtonProps): ReactNode {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={ImagePlus}
        label={t('chat.attach')}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label={t('chat.attach')}
        onChange={(event) => {
          if (event.currentTarget.files) onFiles(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space2};
  padding: ${theme.space3} ${theme.space4};
  padding-bottom: calc(${theme.space3} + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.border};

  &[data-kind='note'] { background: ${theme.warningSoft}; }
  textarea {
    width: 100%;
    min-height: 40px;
    max-height: min(220px, 32dvh);
    padding: ${theme.space2} ${theme.space3};
    border: 1px solid ${theme.outline};
    border-radius: ${theme.radius};
    background: ${theme.surface};
    color: ${theme.text};
    field-sizing: content;
    resize: none;
  }
  textarea::placeholder { color: ${theme.textMuted}; opacity: 1; }
  textarea:focus-visible { outline-offset: -1px; }
  ${media.phone} { padding: ${theme.space2}; }
  ${media.touch} {
    textarea { min-height: 44px; padding-block: 11px; }
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space2};

  > :last-child { margin-inline-start: auto; }
`;
