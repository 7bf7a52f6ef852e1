import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react';

interface OnDemand<Props> {
  readonly Component: (props: Props) => ReactNode;
  /** Loads the code early, for example on hover or focus of the trigger. */
  readonly preload: () => Promise<void>;
}

interface OnDemandOptions<Props> {
  /** Whether the component may be needed without a connection. `preloadUrgent` loads it early. */
  readonly isUrgent?: boolean;
  /** Rendered until the code has loaded, and permanently if loading fails. */
  readonly fallback?: (props: Props) => ReactNode;
}

const urgent = new Set<() => Promise<void>>();

/**
 * Loads the code of alerts, confirmations, the connection bar and the drawer. Hosts call it after the first page
 * has rendered, because these components must work without a connection.
 */
export function preloadUrgent(): void {
  for (const preload of urgent) preload().catch(() => undefined);
}

/**
 * A component whose code loads when it first renders: menus, notes, everything that the first paint does not need.
 * Unlike `React.lazy` it needs no Suspense boundary, and loaded code renders immediately.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isUrgent = false, fallback }: OnDemandOptions<Props> = {},
): OnDemand<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };
  if (isUrgent) urgent.add(preload);
  function Component(props: Props): ReactNode {
    const [, render] = useReducer((count: number) => count + 1, 0);
    const isDrawn = Loaded !== undefined;
    useEffect(() => {
      // Checks what was rendered, because the code may have loaded since.
      if (!isDrawn) preload().then(render, () => undefined);
    }, [isDrawn]);
    return Loaded ? <Loaded {...props} /> : fallback?.(props);
  }
  return { Component, preload };
}
