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

/** Props shared by the table view and the cards view. */
export interface ListViewProps<Record extends object> {
  /** Accessible name of the list. */
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
  /** Id of the row whose record is shown beside the table. */
  readonly currentRow: string | undefined;
  readonly isLoading: boolean;
  /** Other rows are loading. The current rows stay visible. */
  readonly isBusy: boolean;
  readonly isOpenable: boolean;
  readonly total: number | undefined;
  readonly frameRef: Ref<HTMLDivElement> | undefined;
  readonly hasPager: boolean;
  /** Whether the cards are tiles: in columns, with large pictures. */
  readonly isTiled: boolean;
}
