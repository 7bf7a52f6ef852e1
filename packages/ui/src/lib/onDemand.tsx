import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react';

interface OnDemand<Props> {
  readonly Component: (props: Props) => ReactNode;
  /** Fetches the code early: on hover or focus of what will show it. */
  readonly preload: () => Promise<void>;
}

interface OnDemandOptions<Props> {
  /** May be needed when nothing can be fetched any more: `preloadUrgent` brings it early. */
  readonly isUrgent?: boolean;
  /** Holds the place until the code is there; all there is when it cannot be fetched. */
  readonly fallback?: (props: Props) => ReactNode;
}

const urgent = new Set<() => Promise<void>>();

/**
 * Fetches what tells of failures and asks before harm is done: alerts, questions, the connection bar. For hosts
 * to call when the first page is done, because all of it is wanted once the server is away.
 */
export function preloadUrgent(): void {
  for (const preload of urgent) preload().catch(() => undefined);
}

/**
 * A part that is fetched when it is first shown: menus, notes, what a first paint does without. Unlike
 * `React.lazy` it needs no Suspense boundary, and code that is there already renders at once.
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
      // Asked of what was drawn: the code may have come since.
      if (!isDrawn) preload().then(render, () => undefined);
    }, [isDrawn]);
    return Loaded ? <Loaded {...props} /> : fallback?.(props);
  }
  return { Component, preload };
}
