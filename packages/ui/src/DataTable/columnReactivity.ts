import type { TableFeatures } from '@tanstack/react-table';

type Reactivity = NonNullable<TableFeatures['coreReactivityFeature']>;

/**
 * The store that TanStack Table keeps its state in, for a table that is built anew when its input
 * changes and whose state React holds: values are read and written, nobody needs to be told. The
 * adapter's own signals would weigh 3 KiB on every list and run with every render.
 */
export const columnReactivity: Reactivity = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  createWritableAtom: (initial) => {
    let value = initial;
    return {
      get: () => value,
      set: (next) => {
        value = next instanceof Function ? next(value) : next;
      },
      subscribe: () => silence,
    };
  },
  createReadonlyAtom: (compute) => ({ get: compute, subscribe: () => silence }),
  untrack: (read) => read(),
  batch: (run) => run(),
  schedule: queueMicrotask,
  addSubscription: () => {},
};

const silence = { unsubscribe: () => {} };
