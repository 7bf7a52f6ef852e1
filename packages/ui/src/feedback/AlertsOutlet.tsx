import { type ReactNode, useSyncExternalStore } from 'react';
import { onDemand } from '../lib/onDemand.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import type { AlertStore } from './alertStore.ts';

const region = onDemand(() => import('./AlertRegion.tsx').then((chunk) => chunk.AlertRegion), {
  isUrgent: true,
});

/** More than these wait; their time starts when they are seen. */
const shownAtOnce = 3;

/**
 * Says alerts and shows them. The live region is there from the start, because one that comes together with its
 * text is not read, and polite whatever happened (P-SHELL-5); the cards are fetched when there is something to show.
 */
export function AlertsOutlet({ store }: { readonly store: AlertStore }): ReactNode {
  const alerts = useSyncExternalStore(store.subscribe, store.get, store.get);
  const shown = alerts.slice(0, shownAtOnce);
  return (
    <>
      <VisuallyHidden as="div" role="status" aria-atomic="false">
        {shown.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </VisuallyHidden>
      {shown.length > 0 && <region.Component alerts={shown} onClose={store.close} />}
    </>
  );
}
