import { useState } from 'react';
import { useT } from '../../../services/i18n/useT.ts';
import { failureText } from './failureText.ts';
import type { LiveConversation } from './useConversation.ts';

interface Announcement {
  /** Which message it is of: the same words said twice are heard twice. */
  readonly id: number;
  readonly text: string;
}

/** As many stay in the live region: what comes at once is heard whole, and what was heard long ago goes. */
const maximumAnnouncements = 5;

/**
 * What a screen reader says: messages of the customer, and answers that did not reach them, which have come since the
 * room was opened. The past is not news, whether it was there or is scrolled to.
 */
export function useLiveAnnouncements(
  { conversation, status }: LiveConversation,
  customer: string,
): readonly Announcement[] {
  const t = useT();
  const { messages, hasNewer } = conversation;
  const newest = messages.at(-1)?.id ?? 0;
  const [past, setPast] = useState({ upTo: 0, isOver: false });
  if (status === 'ready' && !past.isOver && (past.upTo !== newest || !hasNewer)) {
    setPast({ upTo: newest, isOver: !hasNewer });
  }
  if (!past.isOver) return [];
  return messages
    .flatMap((message) => {
      const { id, direction, delivery, text } = message;
      if (id <= past.upTo) return [];
      if (direction === 'in') {
        return { id, text: `${customer}: ${text || t('chat.only_pictures')}` };
      }
      return delivery === 'failed' ? { id, text: `${failureText(t, message)}: ${text}` } : [];
    })
    .slice(-maximumAnnouncements);
}
