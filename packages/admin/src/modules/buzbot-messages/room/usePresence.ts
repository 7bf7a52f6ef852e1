import { useCallback, useEffect, useRef, useState } from 'react';
import { useEvents } from '../../../services/events/useEvents.ts';
import { useUser } from '../../../services/session/useSession.ts';
import { chatApi } from '../rooms/chatApi.ts';
import { type Colleague, stillThere, withTold } from './colleagues.ts';

/** How often one tells that one is still there, in milliseconds: it lasts 15 s. */
const repeatEvery = 10_000;
/** Who has not typed for so long only looks. */
const typingLasts = 6_000;

interface PresenceInRoom {
  readonly colleagues: readonly Colleague[];
  /** Say so with every key. */
  readonly noteTyping: () => void;
  /** Nothing is being typed any more: it was sent, or deleted. */
  readonly stopTyping: () => void;
}

/** Tells colleagues that one looks at the room or types in it, and who of them does. */
export function usePresence(room: number): PresenceInRoom {
  const me = useUser()?.id;
  const [tell] = chatApi.useTellPresenceMutation();
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  const typedAt = useRef(0);
  const known = useRef(new Set<number>());

  const tellNow = useCallback(() => {
    if (document.visibilityState === 'hidden') return;
    const isTyping = Date.now() - typedAt.current < typingLasts;
    void tell({ params: { id: room }, body: { state: isTyping ? 'typing' : 'looking' } });
  }, [tell, room]);

  useEvents(['presence'], ({ data }) => {
    if (data.room !== room || data.person.id === me) return;
    setColleagues((before) => withTold(before, data, Date.now()));
    if (data.state === 'gone') known.current.delete(data.person.id);
    // Who has just come would otherwise hear of us only with the next repetition.
    else if (!known.current.has(data.person.id)) {
      known.current.add(data.person.id);
      tellNow();
    }
  });

  useEffect(() => {
    tellNow();
    const timer = setInterval(() => {
      tellNow();
      setColleagues((before) => {
        const there = stillThere(before, Date.now());
        known.current = new Set(there.map(({ person }) => person.id));
        return there.length === before.length ? before : there;
      });
    }, repeatEvery);
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden')
        void tell({ params: { id: room }, body: { state: 'gone' } });
      else tellNow();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      void tell({ params: { id: room }, body: { state: 'gone' } });
    };
  }, [tell, tellNow, room]);

  const noteTyping = useCallback(() => {
    const wasTyping = Date.now() - typedAt.current < typingLasts;
    typedAt.current = Date.now();
    if (!wasTyping) tellNow();
  }, [tellNow]);
  const stopTyping = useCallback(() => {
    if (typedAt.current === 0) return;
    typedAt.current = 0;
    tellNow();
  }, [tellNow]);
  return { colleagues, noteTyping, stopTyping };
}
