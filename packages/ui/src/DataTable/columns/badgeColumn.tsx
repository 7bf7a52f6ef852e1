import { Badge, type BadgeTone } from '../../primitives/Badge.tsx';
import { type ColumnOptions, type DataColumn, makeColumn } from '../column.ts';

interface BadgeColumnOptions<Row> extends ColumnOptions<Row> {
  /** The word of the badge; nothing is shown without one. */
  readonly value: (row: Row) => string | null | undefined;
  readonly tone?: (row: Row) => BadgeTone;
}

/** A short word of state in a coloured pill. */
export function badgeColumn<Row>(options: BadgeColumnOptions<Row>): DataColumn<Row> {
  const { value, tone } = options;
  return makeColumn(options, {
    shape: 'badge',
    minWidth: 128,
    text: (row) => value(row) ?? '',
    cell: (row) => {
      const label = value(row);
      return label ? <Badge tone={tone?.(row)}>{label}</Badge> : null;
    },
  });
}
