import type { Ref, RefCallback } from 'react';

/** One callback ref that sets several refs. */
export function mergeRefs<Node>(...refs: readonly (Ref<Node> | undefined)[]): RefCallback<Node> {
  return (node) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
    }
  };
}
