import { Badge, type BadgeTone } from '../../primitives/Badge.tsx';
import { type ColumnOptions, type DataColumn, makeColumn } from '../column.ts';

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
