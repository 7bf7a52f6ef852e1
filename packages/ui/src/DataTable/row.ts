import type { ChangeEventHandler, ReactNode } from 'react';
import type { RenderLink } from '../lib/link.tsx';
import type { Translate } from '../strings/UiStringsProvider.tsx';

/** What every row and card of a table shares. Stable between renders, so that unchanged rows rest. */
export interface RowTools<Record> {
  readonly t: Translate;
  readonly rowHref: ((row: Record) => string | undefined) | undefined;
  readonly renderLink: RenderLink;
  /** Undefined when rows cannot be chosen. */
  readonly onCheck: ChangeEventHandler<HTMLInputElement> | undefined;
  readonly hasActions: boolean;
  /** Undefined when rows have no detail. */
  readonly detail: ((row: DetailedRow<Record>) => DetailParts) | undefined;
}

/** A row that can be opened to tell more. */
export interface DetailedRow<Record> {
  readonly id: string;
  readonly record: Record;
  /** Names the row for screen readers. */
  readonly name: string;
  readonly isExpanded: boolean;
  readonly isCard: boolean;
  readonly tabIndex: number;
}

export interface DetailParts {
  /** Stands before the name of the record. */
  readonly toggle: ReactNode;
  /** Follows the row, or ends the card. Null while it is closed. */
  readonly content: ReactNode;
}

/** Makes the detail of rows: see `rowDetail`. */
export type RowDetail<Record> = (
  row: DetailedRow<Record> & { readonly onToggle: (id: string) => void },
) => DetailParts;

/** The changing facts of one row. */
export interface RowFacts<Record> {
  readonly id: string;
  readonly record: Record;
  readonly index: number;
  readonly isSelected: boolean;
  /** Whether Tab stops at this row: only one row of a table is in the order of Tab. */
  readonly isActive: boolean;
  readonly isMenuOpen: boolean;
  readonly isExpanded: boolean;
}
