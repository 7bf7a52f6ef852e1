import { useEffect, useRef, useState } from 'react';
import { childrenOf, type LoadedChildren, type TreeItem, type TreeRow } from './treeItem.ts';

export type LoadTreeChildren = (
  item: TreeItem,
  signal: AbortSignal,
) => Promise<readonly TreeItem[]>;

interface TreeLoading {
  readonly loaded: LoadedChildren;
  /** Ids of the nodes whose children are loading. */
  readonly pending: ReadonlySet<string>;
  /** Ids of the nodes whose children could not be loaded. */
  readonly failed: ReadonlySet<string>;
  /** Loads the children of open nodes that have none yet. To be called in an effect. */
  readonly loadMissing: (rows: readonly TreeRow[]) => void;
  /** Forgets a failure, so that the node loads again when it opens. */
  readonly forget: (id: string) => void;
}

/** The children that a tree loads when a node opens. They stay loaded until the tree leaves the page. */
export function useTreeLoading(load: LoadTreeChildren | undefined): TreeLoading {
  const [loaded, setLoaded] = useState<LoadedChildren>(new Map());
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const requests = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = requests.current;
    return () => {
      for (const request of running.values()) request.abort();
      running.clear();
    };
  }, []);

  const start = async (item: TreeItem, loadChildren: LoadTreeChildren) => {
    const request = new AbortController();
    requests.current.set(item.id, request);
    setPending((ids) => new Set(ids).add(item.id));
    try {
      const children = await loadChildren(item, request.signal);
      if (!request.signal.aborted) setLoaded((known) => new Map(known).set(item.id, children));
    } catch {
      if (!request.signal.aborted) setFailed((ids) => new Set(ids).add(item.id));
    } finally {
      if (!request.signal.aborted) {
        requests.current.delete(item.id);
        setPending((ids) => without(ids, item.id));
      }
    }
  };
  return {
    loaded,
    pending,
    failed,
    loadMissing: (rows) => {
      if (!load) return;
      for (const { item, isOpen } of rows) {
        const isKnown = childrenOf(item, loaded) !== undefined || failed.has(item.id);
        if (isOpen && !isKnown && !requests.current.has(item.id)) void start(item, load);
      }
    },
    forget: (id) => setFailed((ids) => (ids.has(id) ? without(ids, id) : ids)),
  };
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((one) => one !== id));
}
