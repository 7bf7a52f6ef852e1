import type { ReactNode } from 'react';

export interface EditColumn {
  readonly id: string;
  readonly header: string;
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
  /** Minimum width in pixels. */
  readonly minWidth?: number;
}

/** The content of a cell. */
export interface EditCellState {
  /** The text as typed. Copying takes it, and Enter opens it in the input. */
  readonly text: string;
  /** The text while the cell is closed. Defaults to `text`. */
  readonly shown?: string;
  /** The error message. */
  readonly error?: string | undefined;
  /** Muted text in an empty cell. */
  readonly placeholder?: string;
}

export interface EditRow {
  readonly id: string;
  /** The label of the row. Adjacent rows with the same label show it once. */
  readonly name: string;
  /** Buttons at the end of the row. Mark each with `data-grid-stop`, so that arrow keys reach it. */
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
  /** Accessible name of the grid. */
  readonly label: string;
  /** Head of the column with the row labels. */
  readonly rowsLabel: string;
  readonly columns: readonly EditColumn[];
  readonly groups: readonly EditGroup[];
  readonly cellOf: (row: string, column: string) => EditCellState;
  /** Receives all cells that one action changed. A paste changes several. */
  readonly onEdit: (edits: readonly CellEdit[]) => void;
  readonly isReadOnly?: boolean;
}
