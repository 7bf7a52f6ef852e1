import { Fragment, type ReactNode } from 'react';
import type { Glyph } from '../../lib/Icon.tsx';
import { Badge, type BadgeTone } from '../../primitives/Badge.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { Thumbnail, type ThumbnailImage } from '../../primitives/Thumbnail.tsx';
import {
  type ColumnOptions,
  type ColumnShape,
  type DataColumn,
  makeColumn,
} from '../model/column.ts';

interface BadgeColumnOptions<Row> extends ColumnOptions<Row> {
  /** The label of the badge. Without a label there is no badge. */
  readonly value: (row: Row) => string | null | undefined;
  readonly tone?: (row: Row) => BadgeTone;
}

/** A status label in a coloured pill. */
export function badgeColumn<Row>(options: BadgeColumnOptions<Row>): DataColumn<Row> {
  const { value, tone } = options;
  return makeColumn(options, {
    shape: 'badge',
    priority: 2,
    minWidth: 128,
    text: (row) => value(row) ?? '',
    cell: (row) => {
      const label = value(row);
      return label ? <Badge tone={tone?.(row)}>{label}</Badge> : null;
    },
  });
}

interface BooleanColumnOptions<Row> extends ColumnOptions<Row> {
  readonly value: (row: Row) => boolean;
  /** Labels for true and false: `Active`, `Off`. */
  readonly words: readonly [yes: string, no: string];
  /** Shows a tick or a dash instead of the labels, which screen readers still read. */
  readonly isTick?: boolean;
}

/** Yes or no, as text or as a tick. "No" is less prominent. */
export function booleanColumn<Row>(options: BooleanColumnOptions<Row>): DataColumn<Row> {
  const { value, words, isTick = false } = options;
  const text = (row: Row) => words[value(row) ? 0 : 1];
  return makeColumn(options, {
    shape: isTick ? 'tick' : 'text',
    text,
    cell: (row) =>
      isTick ? (
        <span data-part="tick" data-value={value(row)} title={text(row)}>
          <span>{text(row)}</span>
        </span>
      ) : (
        <span data-part="boolean" data-value={value(row)}>
          {text(row)}
        </span>
      ),
  });
}

interface ImageColumnOptions<Row> extends ColumnOptions<Row> {
  /** Null shows a placeholder. */
  readonly value: (row: Row) => ThumbnailImage | null | undefined;
}

/** A lazily loaded thumbnail. */
export function imageColumn<Row>(options: ImageColumnOptions<Row>): DataColumn<Row> {
  const { value } = options;
  return makeColumn(
    { width: 60, isHeaderHidden: true, ...options },
    {
      shape: 'image',
      text: (row) => value(row)?.alt ?? '',
      cell: (row) => <Thumbnail image={value(row)} />,
    },
  );
}

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

interface CustomColumnOptions<Row> extends ColumnOptions<Row> {
  /** The cell as plain text, for screen readers. */
  readonly value: (row: Row) => string;
  readonly cell: (row: Row) => ReactNode;
  /** The most similar layout, for the skeleton. */
  readonly shape?: ColumnShape;
}

/** A column with custom cell content. */
export function customColumn<Row>(options: CustomColumnOptions<Row>): DataColumn<Row> {
  return makeColumn(options, { shape: options.shape, text: options.value, cell: options.cell });
}
