import type { ReactNode } from 'react';
import { onDemand } from '../lib/onDemand.tsx';
import { breakpoints } from '../theme/theme.ts';
import type { ListViewProps } from './model/listView.ts';

/** Below this width a list is rendered as cards. */
export const phoneQuery = `(max-width: ${breakpoints.phone - 0.02}px)`;

type AnyListProps = ListViewProps<object>;

const cards = onDemand<AnyListProps>(
  () => import('./cards/CardsView.tsx').then((chunk) => chunk.CardsView<object>),
  // As high as the screen, so that the foot is not visible until the cards have loaded.
  { fallback: () => <div style={{ minHeight: '100dvh' }} /> },
);
const selectionBar = onDemand(() =>
  import('./SelectionBar.tsx').then((chunk) => chunk.SelectionBar),
);

// Phones need the cards immediately, so their code loads in parallel with the rows.
if (typeof window !== 'undefined' && window.matchMedia?.(phoneQuery).matches) void cards.preload();

/** The list as cards. Only phones load this code. */
export function CardsView<Record extends object>(props: ListViewProps<Record>): ReactNode {
  return <cards.Component {...(props as unknown as AnyListProps)} />;
}

/** Loads when the first row is selected. */
export const SelectionBar = selectionBar.Component;
