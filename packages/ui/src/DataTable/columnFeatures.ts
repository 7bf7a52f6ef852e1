import type {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
} from '@tanstack/react-table';
import {
  column_getIsVisible,
  table_getOrderColumnsFn,
  table_getPinnedVisibleLeafColumns,
  table_getVisibleLeafColumns,
} from '@tanstack/react-table/static-functions';

type Position = Parameters<typeof table_getPinnedVisibleLeafColumns>[1];

/**
 * Features of TanStack Table with the few methods that a layout of columns needs. Its own features bring the methods
 * of tables that change themselves, 3 KiB of them on every list; here the state is the caller's.
 */
export const columnFeatures = {
  columnVisibilityFeature: {
    getInitialState: (state) => ({ columnVisibility: {}, ...state }),
    assignColumnPrototype: (prototype: object) => {
      Object.assign(prototype, {
        getIsVisible(this: Parameters<typeof column_getIsVisible>[0]) {
          return column_getIsVisible(this);
        },
      });
    },
    constructTableAPIs: (table) => {
      const getVisibleLeafColumns = () => table_getVisibleLeafColumns(table);
      Object.assign(table, { getVisibleLeafColumns });
    },
  } as typeof columnVisibilityFeature,
  columnOrderingFeature: {
    getInitialState: (state) => ({ columnOrder: [], ...state }),
    constructTableAPIs: (table) => {
      const getOrderColumnsFn = () => table_getOrderColumnsFn(table);
      Object.assign(table, { getOrderColumnsFn });
    },
  } as typeof columnOrderingFeature,
  columnPinningFeature: {
    getInitialState: (state) => ({ columnPinning: { start: [], end: [] }, ...state }),
    constructTableAPIs: (table) => {
      const getPinnedVisibleLeafColumns = (position: Position) =>
        table_getPinnedVisibleLeafColumns(table, position);
      Object.assign(table, { getPinnedVisibleLeafColumns });
    },
  } as typeof columnPinningFeature,
  columnSizingFeature: {
    getInitialState: (state) => ({ columnSizing: {}, ...state }),
  } as typeof columnSizingFeature,
};
