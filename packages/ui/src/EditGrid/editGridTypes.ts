import type { ReactNode } from 'react';

export interface EditColumn {
  readonly id: string;
  readonly header: string;
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
  /** Least width in pixels. */
  readonly minWidth?: number;
}

/** What a cell says, by its row and column. */
export interface EditCellState {
  /** As it is typed; what a copy takes and a press of Enter opens. */
  readonly text: string;
  /** As it is read while nobody types; the text unless given. */
  readonly shown?: string;
  /** The error message. */
  readonly error?: string | undefined;
  /** Stands quietly in an empty cell. */
  readonly placeholder?: string;
}

export interface EditRow {
  readonly id: string;
  /** The label of the row. Neighbours with the same label show it once. */
  readonly name: string;
  /** Buttons at its end. Mark each with `data-grid-stop`, so that arrow keys reach it. */
  readonly actions?: ReactNode;
}

export interface EditGroup {
  readonly id: string;
  readonly title: string;
  /** Secondary text beside the title: a unit. */
  readonly note?: string;
  readonly rows: readonly EditRow[];
}

/** A cell whose text was typed, cleared or pasted. */
export interface CellEdit {
  readonly row: string;
  readonly column: string;
  readonly text: string;
}

export interface EditGridProps {
  /** Names the grid for screen readers. */
  readonly label: string;
  /** Head of the column of names. */
  readonly rowsLabel: string;
  readonly columns: readonly EditColumn[];
  readonly groups: readonly EditGroup[];
  readonly cellOf: (row: string, column: string) => EditCellState;
  /** All cells that one action changed: a paste changes many. */
  readonly onEdit: (edits: readonly CellEdit[]) => void;
  readonly isReadOnly?: boolean;
}
