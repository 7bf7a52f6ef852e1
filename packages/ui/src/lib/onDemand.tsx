import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react';

interface OnDemand<Props> {
  readonly Component: (props: Props) => ReactNode;
  /** Fetches the code early: on hover or focus of what will show it. */
  readonly preload: () => Promise<void>;
}

/**
 * A part that is fetched when it is first shown: menus, notes, what a first paint does without. Unlike
 * `React.lazy` it needs no Suspense boundary, and code that is there already renders at once.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };
  function Component(props: Props): ReactNode {
    const [, render] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (!Loaded) void preload().then(render);
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  }
  return { Component, preload };
}
