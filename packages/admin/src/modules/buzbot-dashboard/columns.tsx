import type { BuzbotEventRow, buzbotEvent } from '@rentyard/contract/entities/chat/event';
import type { FieldPath } from '@rentyard/contract/schema/fieldPath';
import { Badge } from '@rentyard/ui/Badge';
import {
  badgeColumn,
  type DataColumn,
  dateColumn,
  numberColumn,
  textColumn,
} from '@rentyard/ui/DataTable';
import type { ColumnTools } from '../../records/list/columns.ts';

/** Columns of the bot's events. */
export function eventColumns({
  t,
  label,
  format,
}: ColumnTools<FieldPath<typeof buzbotEvent>>): readonly DataColumn<BuzbotEventRow>[] {
  const result = ({ result }: BuzbotEventRow) => t(`buzbot_events.choice.result.${result}`);
  return [
    textColumn({
      id: 'type',
      header: label('type'),
      sortKey: 'type',
      isPrimary: true,
      minWidth: 180,
      value: ({ type }) => t(`buzbot_events.choice.type.${type}`),
    }),
    badgeColumn({
      id: 'result',
      header: label('result'),
      sortKey: 'result',
      minWidth: 120,
      value: result,
      cell: (row) => (
        <Badge tone={row.result === 'error' ? 'danger' : 'success'}>{result(row)}</Badge>
      ),
    }),
    textColumn({
      id: 'person',
      header: label('person'),
      minWidth: 160,
      value: (row) => row.person,
    }),
    textColumn({
      id: 'error',
      header: label('error'),
      minWidth: 264,
      value: (row) => row.error,
    }),
    // The header names the unit.
    numberColumn({
      id: 'duration',
      header: label('duration'),
      sortKey: 'duration',
      minWidth: 116,
      value: (row) => row.duration,
      format: format.number,
    }),
    dateColumn({
      id: 'created_at',
      header: label('created_at'),
      sortKey: 'created_at',
      width: 170,
      priority: 2,
      value: (row) => row.created_at,
      format: format.moment,
      title: format.exactMoment,
    }),
  ];
}
