import type { BuzbotMessage } from '@rentyard/contract/buzbotMessage';
import { useState } from 'react';

/** What a screen reader says of the customer's latest message, once one has come since the room was opened. */
export function useHeardAloud(messages: readonly BuzbotMessage[], customer: string): string {
  const [opened, setOpened] = useState<number>();
  const newest = messages.at(-1)?.id;
  if (opened === undefined && newest !== undefined) setOpened(newest);
  const last = messages.findLast(({ direction }) => direction === 'in');
  return last && opened !== undefined && last.id > opened ? `${customer}: ${last.text}` : '';
}
