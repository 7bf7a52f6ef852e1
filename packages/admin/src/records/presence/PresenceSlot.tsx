import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

let slot: HTMLElement | null = null;
const listeners = new Set<() => void>();

function setSlot(element: HTMLElement | null): void {
  slot = element;
  for (const listener of listeners) listener();
}

/** Where a record's page has room for who else has it open, so that nothing moves when they come and go. */
export function PresenceSlot(): ReactNode {
  return <Place ref={setSlot} />;
}

/** The slot of the page; null on pages without one. */
export function usePresenceSlot(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => slot);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/* Goes on with the line under the tabs beside it. */
const Place = styled.div`
  flex: 0 1 auto;
  display: flex;
  align-items: center;
  min-width: 0;
  box-shadow: inset 0 -1px 0 ${theme.border};

  &:not(:empty) { padding-inline-start: ${theme.space3}; }
`;
