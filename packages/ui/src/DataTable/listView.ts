import type {
  FocusEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
  Ref,
  RefObject,
} from 'react';
import type { ColumnLayout } from './columnLayout.ts';
import type { RowTools } from './row.ts';
import type { TableSort, TableState, TableStateChange } from './tableState.ts';
import type { TableModel } from './useTableModel.ts';

/** What the table and the cards draw the same list from. */
export interface ListViewProps<Record extends object> {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly table: TableModel<Record>;
  readonly layout: ColumnLayout<Record>;
  readonly tools: RowTools<Record>;
  readonly state: TableState;
  readonly defaultSort: readonly TableSort[];
  readonly onStateChange: TableStateChange;
  readonly list: RefObject<HTMLElement | null>;
  readonly listeners: {
    readonly onPointerEnter: PointerEventHandler<HTMLElement>;
    readonly onPointerDown: PointerEventHandler<HTMLElement>;
    readonly onClick: MouseEventHandler<HTMLElement>;
    readonly onAuxClick: MouseEventHandler<HTMLElement>;
    readonly onKeyDown: KeyboardEventHandler<HTMLElement>;
    readonly onFocus: FocusEventHandler<HTMLElement>;
  };
  readonly activeIndex: number;
  /** Id of the row whose menu is open. */
  readonly menuRow: string | undefined;
  readonly isLoading: boolean;
  /** Other rows are on their way; these stay until then. */
  readonly isBusy: boolean;
  readonly isOpenable: boolean;
  readonly total: number | undefined;
  readonly frameRef: Ref<HTMLDivElement> | undefined;
  readonly hasPager: boolean;
  /** Cards stand side by side under large pictures. */
  readonly isTiled: boolean;
}
