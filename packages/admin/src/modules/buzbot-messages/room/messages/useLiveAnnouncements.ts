import { useState } from 'react';
import { useT } from '../../../../services/i18n/useT.ts';
import type { LiveConversation } from '../conversation/useConversation.ts';
import { failureText } from './failureText.ts';

interface Announcement {
  /** Id of the message: a repeated text is announced again. */
  readonly id: number;
  readonly text: string;
}

/**
 * Size of the live region: simultaneous messages are announced in full, and old ones are removed.
 */
const maximumAnnouncements = 5;

/**
 * Announcements for screen readers: new messages of the customer and failed replies since the room
 * was opened. Older messages are not announced, even when they load later.
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
        return { id, text: `${customer}: ${text || t('chat.only_images')}` };
      }
      return delivery === 'failed' ? { id, text: `${failureText(t, message)}: ${text}` } : [];
    })
    .slice(-maximumAnnouncements);
}
