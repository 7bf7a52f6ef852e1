import { useContext, useMemo } from 'react';
import { ShadowRootContext } from '../../theme/ShadowRootContext.ts';

/**
 * Where Downshift listens for presses and looks for the focus. In a shadow root it must do so inside: outside of it, the
 * target of every event is the host.
 */
export function useEnvironment() {
  const root = useContext(ShadowRootContext);
  return useMemo(() => (root ? { environment: environmentOf(root) } : {}), [root]);
}

function environmentOf(root: ShadowRoot) {
  const inside = new Proxy(document, {
    get: (page, key) => {
      if (key === 'activeElement') return root.activeElement;
      const value = Reflect.get(page, key);
      return typeof value === 'function' ? value.bind(page) : value;
    },
  });
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    document: inside,
    Node: window.Node,
  };
}
