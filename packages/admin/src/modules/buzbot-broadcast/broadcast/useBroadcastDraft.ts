import { useCallback, useEffect, useRef, useState } from 'react';
import { drafts } from '../../../services/drafts/draftStore.ts';
import { useUser } from '../../../services/session/useSession.ts';
import { type BroadcastDraft, emptyDraft } from './broadcastDraft.ts';

type Change = (part: Partial<BroadcastDraft>) => void;

/** Milliseconds without typing before the draft is saved. */
const saveDelay = 300;

/** The draft of a broadcast. It survives navigation, a reload and a crash until it is sent. */
export function useBroadcastDraft(): readonly [BroadcastDraft, Change, clear: () => void] {
  const person = useUser()?.id;
  const key = `broadcast/${person}`;
  const [draft, setDraft] = useState(emptyDraft);
  const isTouched = useRef(false);
  useEffect(() => {
    let isWanted = true;
    void drafts.read(key).then((stored) => {
      if (isWanted && !isTouched.current && isDraft(stored?.values)) setDraft(stored.values);
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  const latest = useRef(draft);
  latest.current = draft;
  const save = useCallback(() => {
    if (!isTouched.current) return;
    void drafts.save(key, { storedAt: Date.now(), base: emptyDraft, values: latest.current });
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the delay
  useEffect(() => {
    const timer = setTimeout(save, saveDelay);
    return () => clearTimeout(timer);
  }, [save, draft]);
  // Saves the draft on unmount, even in the middle of a word.
  useEffect(() => save, [save]);
  const change = useCallback((part: Partial<BroadcastDraft>) => {
    isTouched.current = true;
    setDraft((before) => ({ ...before, ...part }));
  }, []);
  const clear = useCallback(() => {
    isTouched.current = false;
    setDraft(emptyDraft);
    void drafts.drop(key);
  }, [key]);
  return [draft, change, clear];
}

function isDraft(value: unknown): value is BroadcastDraft {
  return typeof value === 'object' && value !== null && 'texts' in value && 'audience' in value;
}
