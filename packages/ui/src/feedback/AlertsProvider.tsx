import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { styled } from 'styled-components';
import { onDemand } from '../lib/onDemand.tsx';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { onLayersChange, topLayer } from '../overlays/openLayers.ts';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { type AlertStore, type Alerts, createAlerts } from './alertStore.ts';

const region = onDemand(() => import('./AlertRegion.tsx').then((chunk) => chunk.AlertRegion), {
  isUrgent: true,
});

/** Further alerts wait. Their timers start when they become visible. */
const shownAtOnce = 3;

/**
 * Announces and shows alerts. The live region is always mounted, because screen readers ignore a region that is
 * inserted together with its text. It is always polite (P-SHELL-5). The code of the cards loads when there is
 * something to show.
 */
function AlertsOutlet({ store }: { readonly store: AlertStore }): ReactNode {
  const alerts = useSyncExternalStore(store.subscribe, store.get, store.get);
  const shown = alerts.slice(0, shownAtOnce);
  const { home, moved } = useTopLayer();
  return (
    <Contents ref={home}>
      <Contents ref={moved}>
        <VisuallyHidden as="div" role="status" aria-atomic="false">
          {shown.map(({ id, text }) => (
            <p key={id}>{wrapMixedTexts(text)}</p>
          ))}
        </VisuallyHidden>
        {shown.length > 0 && <region.Component alerts={shown} onClose={store.close} />}
      </Contents>
    </Contents>
  );
}

/**
 * Moves the alerts into the topmost dialog or popover: a press outside would close it, and everything outside of a
 * dialog is inert and not announced. React finds the element at its parent, which stays.
 */
function useTopLayer() {
  const home = useRef<HTMLDivElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = moved.current;
    if (!element) return;
    const move = (target: HTMLElement | null | undefined) => {
      if (!target || element.parentElement === target) return;
      const shown = element.querySelector<HTMLElement>(':popover-open');
      target.append(element);
      shown?.showPopover();
    };
    const moveToTop = () => move(topLayer() ?? home.current);
    moveToTop();
    const stop = onLayersChange(moveToTop);
    return () => {
      stop();
      move(home.current);
    };
  }, []);
  return { home, moved };
}

const Contents = styled.div`
  display: contents;
`;

const AlertsContext = createContext<Alerts | null>(null);

export interface AlertsProviderProps {
  /** A queue created by `createAlerts`, if code outside of React also raises alerts. */
  readonly alerts?: AlertStore;
  readonly children: ReactNode;
}

/** Shows alerts above everything. All components below can raise them. */
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
      'AlertsProvider is missing above this component. It shows the alerts. Wrap the app (or the story) in <AlertsProvider>.',
    );
  }
  return alerts;
}
