import type { ChangeEventHandler } from 'react';
import type { RenderLink } from '../lib/link.tsx';
import type { Say } from '../strings/UiStringsProvider.tsx';

/** A record with its id. */
export interface ListRow<Record> {
  readonly id: string;
  readonly record: Record;
}

/** What every row and card of a table shares. Stable between renders, so that unchanged rows rest. */
export interface RowTools<Record> {
  readonly say: Say;
  readonly rowHref: ((row: Record) => string | undefined) | undefined;
  readonly renderLink: RenderLink;
  /** Undefined when rows cannot be chosen. */
  readonly onCheck: ChangeEventHandler<HTMLInputElement> | undefined;
  readonly hasActions: boolean;
}

/** The changing facts of one row. */
export interface RowFacts<Record> {
  readonly record: Record;
  readonly index: number;
  readonly isSelected: boolean;
  /** Whether Tab stops at this row: only one row of a table is in the order of Tab. */
  readonly isActive: boolean;
  readonly isMenuOpen: boolean;
}
