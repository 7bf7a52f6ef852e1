import { useEffect, useRef } from 'react';
import { isFreeKey } from '../../../services/keyboard/freeKey.ts';

/** What each key does, by the place of the key: `KeyA` is the same key on every keyboard. */
export type DecisionShortcuts = Readonly<Record<string, () => void>>;

/** Keys of the desk, while nobody types and no dialog lies over it. */
export function useDecisionShortcuts(keys: DecisionShortcuts): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[event.code.replace('Numpad', 'Digit')];
      if (!act || !isFreeKey(event, event.code)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}
