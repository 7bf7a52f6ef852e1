import type { BuzbotEventRow, buzbotEvent } from '@rentyard/contract/entities/chat/event';
import { Badge } from '@rentyard/ui/Badge';
import {
  badgeColumn,
  type DataColumn,
  dateColumn,
  numberColumn,
  textColumn,
} from '@rentyard/ui/DataTable';
import type { ColumnToolsOf } from '../../records/list/columns.ts';

/** Columns of the bot's events. */
export function eventColumns({
  t,
  column,
  sortable,
  format,
}: ColumnToolsOf<typeof buzbotEvent>): readonly DataColumn<BuzbotEventRow>[] {
  const result = ({ result }: BuzbotEventRow) => t(`buzbot_events.choice.result.${result}`);
  return [
    textColumn({
      ...sortable('type'),
      isPrimary: true,
      minWidth: 180,
      value: ({ type }) => t(`buzbot_events.choice.type.${type}`),
    }),
    badgeColumn({
      ...sortable('result'),
      minWidth: 120,
      value: result,
      cell: (row) => (
        <Badge tone={row.result === 'error' ? 'danger' : 'success'}>{result(row)}</Badge>
      ),
    }),
    textColumn({
      ...column('person'),
      minWidth: 160,
      value: (row) => row.person,
    }),
    textColumn({
      ...column('error'),
      minWidth: 264,
      value: (row) => row.error,
    }),
    // The header names the unit.
    numberColumn({
      ...sortable('duration'),
      minWidth: 116,
      value: (row) => row.duration,
      format: format.number,
    }),
    dateColumn({
      ...sortable('created_at'),
      width: 170,
      priority: 2,
      value: (row) => row.created_at,
      format: format.moment,
      title: format.exactMoment,
    }),
  ];
}
