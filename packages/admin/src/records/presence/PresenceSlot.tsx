import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { createSharedValue } from '../../services/sharedValue.ts';

const slot = createSharedValue<HTMLElement | null>(null);

/** Reserved space for presence on the page of a record, so that the layout does not shift. */
export function PresenceSlot(): ReactNode {
  return <Slot ref={slot.set} />;
}

/** The slot of the page; null on pages without one. */
export const usePresenceSlot = slot.useValue;

/* Continues the line under the tabs next to it. */
const Slot = styled.div`
  flex: 0 1 auto;
  display: flex;
  align-items: center;
  min-width: 0;
  box-shadow: inset 0 -1px 0 ${theme.border};

  &:not(:empty) { padding-inline-start: ${theme.space3}; }
`;
