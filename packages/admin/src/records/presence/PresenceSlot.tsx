import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

let slot: HTMLElement | null = null;
const listeners = new Set<() => void>();

function setSlot(element: HTMLElement | null): void {
  slot = element;
  for (const listener of listeners) listener();
}

/** Reserved space for presence on the page of a record, so that the layout does not shift. */
export function PresenceSlot(): ReactNode {
  return <Slot ref={setSlot} />;
}

/** The slot of the page; null on pages without one. */
export function usePresenceSlot(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => slot);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/* Continues the line under the tabs next to it. */
const Slot = styled.div`
  flex: 0 1 auto;
  display: flex;
  align-items: center;
  min-width: 0;
  box-shadow: inset 0 -1px 0 ${theme.border};

  &:not(:empty) { padding-inline-start: ${theme.space3}; }
`;
