import { messageKinds } from '@rentyard/contract/entities/chat/message';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../../services/i18n/useT.ts';
import type { OutgoingMessage } from '../conversation/conversation.ts';

interface MessageKindChoiceProps {
  readonly value: OutgoingMessage['kind'];
  readonly onChange: (kind: OutgoingMessage['kind']) => void;
}

/** A reply to the customer or a note for colleagues. */
export function MessageKindChoice({ value, onChange }: MessageKindChoiceProps): ReactNode {
  const t = useT();
  return (
    <Row aria-label={t('chat.kind')}>
      {messageKinds.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name="chat-kind"
            checked={kind === value}
            onChange={() => onChange(kind)}
          />
          <span>{t(`chat.kind.${kind}`)}</span>
        </label>
      ))}
    </Row>
  );
}

const Row = styled.fieldset`
  display: flex;
  gap: ${theme.space1};
  font-size: ${theme.textMd};

  label { position: relative; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  span {
    display: grid;
    place-items: center;
    min-height: ${theme.control};
    padding: 0 ${theme.space3};
    border-radius: ${theme.radius};
    color: ${theme.textMuted};
  }
  input:checked + span { background: ${theme.pressed}; color: ${theme.text}; font-weight: 500; }
  input:focus-visible + span { outline: 2px solid ${theme.focus}; }
  ${media.touch} { span { min-height: 44px; } }
`;
