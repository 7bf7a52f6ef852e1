import type { BuzbotMessage } from '@rentyard/contract/buzbotMessage';
import { useState } from 'react';
import { useT } from '../../../i18n/useT.ts';
import { failureText } from './failureText.ts';

interface Aloud {
  /** Which message it is of: the same words said twice are heard twice. */
  readonly id: number;
  readonly text: string;
}

/**
 * What a screen reader says of the customer's latest message, and of the latest answer that did not reach them, once
 * something has come since the room was opened.
 */
export function useHeardAloud(
  messages: readonly BuzbotMessage[],
  customer: string,
): readonly Aloud[] {
  const t = useT();
  const [opened, setOpened] = useState<number>();
  const newest = messages.at(-1)?.id;
  if (opened === undefined && newest !== undefined) setOpened(newest);
  const last = (direction: BuzbotMessage['direction']) =>
    messages.findLast(
      (message) => message.direction === direction && message.id > (opened ?? newest ?? 0),
    );
  const heard = last('in');
  const sent = last('out');
  return [
    heard && { id: heard.id, text: `${customer}: ${heard.text || t('chat.only_pictures')}` },
    sent?.delivery === 'failed' && { id: sent.id, text: `${failureText(t, sent)}: ${sent.text}` },
  ].filter((aloud) => aloud !== undefined && aloud !== false);
}
