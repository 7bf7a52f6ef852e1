import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useEvents } from '../../../../services/events/useEvents.ts';
import { useUser } from '../../../../services/session/useSession.ts';
import { chatApi } from '../../rooms/chatApi.ts';
import { type Colleague, presentColleagues, withPresence } from './colleagues.ts';

/** Interval in milliseconds at which the own presence is sent. It expires after 15 s. */
const repeatInterval = 10_000;
/** The typing state ends after this many milliseconds without a key. */
const typingTtl = 6_000;

interface PresenceInRoom {
  readonly colleagues: readonly Colleague[];
  /** Call on every key. */
  readonly noteTyping: () => void;
  /** Call when the text was sent or deleted. */
  readonly stopTyping: () => void;
}

/** Sends the user's presence in the room (viewing or typing) and tracks the colleagues'. */
export function usePresence(room: number): PresenceInRoom {
  const me = useUser()?.id;
  const [sendPresence] = chatApi.useSendPresenceMutation(unobserved);
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  const typedAt = useRef(0);
  const known = useRef(new Set<number>());

  const sendOwnPresence = useCallback(() => {
    if (document.visibilityState === 'hidden') return;
    const isTyping = Date.now() - typedAt.current < typingTtl;
    void sendPresence({ params: { id: room }, body: { state: isTyping ? 'typing' : 'looking' } });
  }, [sendPresence, room]);

  useEvents(['presence'], ({ data }) => {
    if (data.room !== room || data.person.id === me) return;
    setColleagues((before) => withPresence(before, data, Date.now()));
    if (data.state === 'gone') known.current.delete(data.person.id);
    // Sends the presence immediately to a colleague who has just arrived and would otherwise
    // receive it with the next interval.
    else if (!known.current.has(data.person.id)) {
      known.current.add(data.person.id);
      sendOwnPresence();
    }
  });

  useEffect(() => {
    sendOwnPresence();
    const timer = setInterval(() => {
      sendOwnPresence();
      setColleagues((before) => {
        const there = presentColleagues(before, Date.now());
        known.current = new Set(there.map(({ person }) => person.id));
        return there.length === before.length ? before : there;
      });
    }, repeatInterval);
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden')
        void sendPresence({ params: { id: room }, body: { state: 'gone' } });
      else sendOwnPresence();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      void sendPresence({ params: { id: room }, body: { state: 'gone' } });
    };
  }, [sendPresence, sendOwnPresence, room]);

  const noteTyping = useCallback(() => {
    const wasTyping = Date.now() - typedAt.current < typingTtl;
    typedAt.current = Date.now();
    if (!wasTyping) sendOwnPresence();
  }, [sendOwnPresence]);
  const stopTyping = useCallback(() => {
    if (typedAt.current === 0) return;
    typedAt.current = 0;
    sendOwnPresence();
  }, [sendOwnPresence]);
  return useMemo(
    () => ({ colleagues, noteTyping, stopTyping }),
    [colleagues, noteTyping, stopTyping],
  );
}

/** The room does not render when its presence has been sent. */
const unobserved = { selectFromResult: () => ({}) };
