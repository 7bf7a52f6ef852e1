import { Fragment } from 'react';
import type { Glyph } from '../../lib/Icon.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { type ColumnOptions, type DataColumn, makeColumn } from '../column.ts';

/** An action of a row with its own button. */
export interface RowAction {
  readonly icon: Glyph;
  /** Accessible name with action and record: `Approve Crawler excavator`. */
  readonly label: string;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
}

interface ActionsColumnOptions<Row> extends ColumnOptions<Row> {
  readonly actions: (row: Row) => readonly RowAction[];
  /** Maximum number of buttons in a row, 1 by default. Determines the width. */
  readonly count?: number;
}

/** Buttons for frequent actions. Other actions belong to the menu of `rowActions`. */
export function actionsColumn<Row>(options: ActionsColumnOptions<Row>): DataColumn<Row> {
  const { actions, count = 1 } = options;
  return makeColumn(
    { width: count * 36 + 20, isHeaderHidden: true, ...options },
    {
      isStateless: false,
      text: (row) =>
        actions(row)
          .map(({ label }) => label)
          .join(', '),
      cell: (row) =>
        actions(row).map(({ icon, label, onPress, isDisabled }) => (
          <Fragment key={label}>
            <IconButton
              size="small"
              icon={icon}
              label={label}
              disabled={isDisabled}
              onClick={onPress}
            />{' '}
          </Fragment>
        )),
    },
  );
}
