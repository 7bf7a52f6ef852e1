import type { BuzbotMessage } from '@rentyard/contract/entities/chat/message';
import { media, theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../../services/i18n/useT.ts';
import type { OutgoingMessage } from '../conversation/conversation.ts';
import type { LiveConversation } from '../conversation/useConversation.ts';
import { failureText } from './failureText.ts';

interface DeliveryStatusProps {
  readonly message: BuzbotMessage | undefined;
  readonly sending: OutgoingMessage | undefined;
  readonly onSend: LiveConversation['send'];
  readonly onDrop: LiveConversation['drop'];
}

/**
 * Delivery state of a message. A failed one shows the reason and can be sent again under the same
 * id.
 */
export function DeliveryStatus({
  message,
  sending,
  onSend,
  onDrop,
}: DeliveryStatusProps): ReactNode {
  const t = useT();
  if (sending?.state === 'failed') {
    return (
      <Failed role="alert">
        <CircleAlert size={14} aria-hidden />
        {t('chat.not_sent')}
        <button type="button" onClick={() => onSend(sending)}>
          {t('chat.retry')}
        </button>
        <button type="button" onClick={() => onDrop(sending.clientId)}>
          {t('chat.discard')}
        </button>
      </Failed>
    );
  }
  const state = sending ? 'sending' : message?.delivery;
  if (!state) return null;
  if (state === 'failed') {
    return (
      <Failed>
        <CircleAlert size={14} aria-hidden />
        {message && failureText(t, message)}
      </Failed>
    );
  }
  const Icon = { sending: Clock, pending: Clock, sent: Check, delivered: CheckCheck }[state];
  return (
    <Mark title={t(`chat.${state}`)}>
      <Icon size={14} aria-hidden />
      <VisuallyHidden>{t(`chat.${state}`)}</VisuallyHidden>
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-flex;
`;

const Failed = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space1};
  color: ${theme.danger};

  button {
    min-height: 24px;
    padding: 0 ${theme.space1};
    border: 0;
    background: none;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }
  ${media.touch} {
    button { min-height: 44px; padding: 0 ${theme.space2}; }
  }
`;
