import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { onDemand } from '../lib/onDemand.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { type AlertStore, type Alerts, createAlerts } from './alertStore.ts';

const region = onDemand(() => import('./AlertRegion.tsx').then((chunk) => chunk.AlertRegion), {
  isUrgent: true,
});

/** More than these wait; their time starts when they are seen. */
const shownAtOnce = 3;

/**
 * Says alerts and shows them. The live region is there from the start, because one that comes together with its
 * text is not read, and polite whatever happened (P-SHELL-5); the cards are fetched when there is something to show.
 */
function AlertsOutlet({ store }: { readonly store: AlertStore }): ReactNode {
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

const AlertsContext = createContext<Alerts | null>(null);

interface AlertsProviderProps {
  /** A queue made by `createAlerts`, when something outside React speaks too. */
  readonly alerts?: AlertStore;
  readonly children: ReactNode;
}

/** Shows alerts over everything and lets everything below raise them. */
export function AlertsProvider({ alerts, children }: AlertsProviderProps): ReactNode {
  const [own] = useState(createAlerts);
  const store = alerts ?? own;
  return (
    <AlertsContext.Provider value={store}>
      {children}
      <AlertsOutlet store={store} />
    </AlertsContext.Provider>
  );
}

/** `alerts.success('Saved')`. The returned object is stable, so it causes no renders. */
export function useAlerts(): Alerts {
  const alerts = useContext(AlertsContext);
  if (!alerts) {
    throw new Error(
      'AlertsProvider is missing above this component. Alerts are shown by it. Wrap the app (or the story) in <AlertsProvider>.',
    );
  }
  return alerts;
}
