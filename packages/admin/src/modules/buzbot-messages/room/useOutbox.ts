import { useEffect, useRef } from 'react';
import { drafts } from '../../../drafts/draftStore.ts';
import { useUser } from '../../../session/useSession.ts';
import type { Sending } from './conversation.ts';

/**
 * Keeps what has not been sent yet over a reload or a crash. It comes back as not sent: whoever wrote it decides,
 * and under its own name it stays one message even if the server has it by now.
 */
export function useOutbox(
  room: number,
  sendings: readonly Sending[],
  onFound: (sending: Sending) => void,
): void {
  const key = `outbox/${useUser()?.id}/${room}`;
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  const isRead = useRef(false);
  useEffect(() => {
    void drafts.read(key).then((stored) => {
      isRead.current = true;
      if (!Array.isArray(stored?.values)) return;
      for (const sending of stored.values as readonly Sending[]) {
        found.current({ ...sending, state: 'failed' });
      }
    });
  }, [key]);
  useEffect(() => {
    if (sendings.length > 0) {
      void drafts.keep(key, { keptAt: Date.now(), base: [], values: sendings });
    } else if (isRead.current) void drafts.drop(key);
  }, [key, sendings]);
}
