import { useCallback, useEffect, useRef, useState } from 'react';
import { drafts } from '../../../../services/drafts/draftStore.ts';
import { useUser } from '../../../../services/session/useSession.ts';
import type { OutgoingMessage } from '../conversation/conversation.ts';

interface RoomDraft {
  readonly text: string;
  readonly kind: OutgoingMessage['kind'];
}

const blank: RoomDraft = { text: '', kind: 'reply' };

/** Milliseconds without typing before the draft is saved. */
const saveDelay = 300;

/** The user's draft in a room. It survives navigation, a reload and a new sign-in. */
export function useRoomDraft(
  room: number,
): readonly [RoomDraft, (change: Partial<RoomDraft>) => void] {
  const person = useUser()?.id;
  const key = `chat/${person}/${room}`;
  const [draft, setDraft] = useState(blank);
  const isTouched = useRef(false);
  useEffect(() => {
    let isWanted = true;
    void drafts.read(key).then((stored) => {
      if (isWanted && !isTouched.current && isRoomDraft(stored?.values)) setDraft(stored.values);
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  useEffect(() => {
    if (!isTouched.current) return;
    const save = () => {
      if (draft.text === '') void drafts.drop(key);
      else void drafts.save(key, { storedAt: Date.now(), base: blank, values: draft });
    };
    const timer = setTimeout(save, saveDelay);
    return () => {
      clearTimeout(timer);
      save();
    };
  }, [key, draft]);
  const change = useCallback((part: Partial<RoomDraft>) => {
    isTouched.current = true;
    setDraft((before) => ({ ...before, ...part }));
  }, []);
  return [draft, change];
}

function isRoomDraft(value: unknown): value is RoomDraft {
  return typeof value === 'object' && value !== null && 'text' in value && 'kind' in value;
}
