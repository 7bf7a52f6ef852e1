import type { ReactNode } from 'react';
import { onDemand } from '../lib/onDemand.tsx';
import { breakpoints } from '../theme/theme.ts';
import type { ListViewProps } from './listView.ts';

/** Below this width a list is drawn as cards. */
export const phoneQuery = `(max-width: ${breakpoints.phone - 0.02}px)`;

type AnyListProps = ListViewProps<object>;

const cards = onDemand<AnyListProps>(
  () => import('./CardsView.tsx').then((chunk) => chunk.CardsView<object>),
  // As high as the screen, so that the foot does not come into sight only to be pushed away.
  { fallback: () => <div style={{ minHeight: '100dvh' }} /> },
);
const selectionBar = onDemand(() =>
  import('./SelectionBar.tsx').then((chunk) => chunk.SelectionBar),
);

// A phone needs the cards at once: their code comes while the rows are on their way.
if (typeof window !== 'undefined' && window.matchMedia?.(phoneQuery).matches) void cards.preload();

/** The list as cards, which screens wider than a phone never fetch. */
export function CardsView<Record extends object>(props: ListViewProps<Record>): ReactNode {
  return <cards.Component {...(props as unknown as AnyListProps)} />;
}

/** Fetched when the first row is chosen. */
export const SelectionBar = selectionBar.Component;
