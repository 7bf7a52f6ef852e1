import type { ChangeEventHandler, ReactNode } from 'react';
import type { RenderLink } from '../../lib/link.tsx';
import type { Translate } from '../../strings/UiStringsProvider.tsx';

/** Props shared by all rows and cards of a table. Stable between renders, so that unchanged rows do not render. */
export interface RowTools<Record> {
  readonly t: Translate;
  readonly rowHref: ((row: Record) => string | undefined) | undefined;
  readonly renderLink: RenderLink;
  /** Undefined if rows cannot be selected. */
  readonly onCheck: ChangeEventHandler<HTMLInputElement> | undefined;
  readonly hasActions: boolean;
  /** Whether a value of the row can be edited in place. Undefined if none can. */
  readonly canEdit: ((row: Record, key: string) => boolean) | undefined;
  /** Undefined if rows have no detail. */
  readonly detail: ((row: DetailedRow<Record>) => DetailParts) | undefined;
}

/** An expandable row. */
export interface DetailedRow<Record> {
  readonly id: string;
  readonly record: Record;
  /** Accessible name of the row. */
  readonly name: string;
  readonly isExpanded: boolean;
  readonly isCard: boolean;
  readonly tabIndex: number;
}

export interface DetailParts {
  /** Rendered before the name of the record. */
  readonly toggle: ReactNode;
  /** Rendered below the row, or at the end of the card. Null while the row is collapsed. */
  readonly content: ReactNode;
}

/** Creates the detail of rows; see `rowDetail`. */
export type RowDetail<Record> = (
  row: DetailedRow<Record> & { readonly onToggle: (id: string) => void },
) => DetailParts;

/** Props of one row that change. */
export interface RowFacts<Record> {
  readonly id: string;
  readonly record: Record;
  readonly index: number;
  readonly isSelected: boolean;
  /** Whether this row has the tab stop. Only one row of a table has it. */
  readonly isActive: boolean;
  readonly isMenuOpen: boolean;
  /** Whether its record is shown beside the table. */
  readonly isCurrent: boolean;
  readonly isExpanded: boolean;
}
