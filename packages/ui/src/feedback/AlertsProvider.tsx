import { createContext, type ReactNode, useContext, useState } from 'react';
import { AlertsOutlet } from './AlertsOutlet.tsx';
import { type AlertStore, type Alerts, createAlerts } from './alertStore.ts';

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

/** `alerts.success('Saved')`. The answer never changes, so using it renders nothing again. */
export function useAlerts(): Alerts {
  const alerts = useContext(AlertsContext);
  if (!alerts) {
    throw new Error(
      'AlertsProvider is missing above this component. Alerts are shown by it. Wrap the app (or the story) in <AlertsProvider>.',
    );
  }
  return alerts;
}
