import { type LanguageRow, language } from '@rentyard/contract/entities/language';
import { booleanColumn, type DataColumn, textColumn } from '@rentyard/ui/DataTable';
import type { ReactNode } from 'react';
import type { ColumnToolsOf } from '../../records/list/columns.ts';
import { nameColumn, updatedColumn } from '../../records/list/sharedColumns.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';

export function LanguageList(): ReactNode {
  return <ListScreen resource={language} columns={columns} />;
}

function columns(tools: ColumnToolsOf<typeof language>): readonly DataColumn<LanguageRow>[] {
  const { t, column, sortable } = tools;
  const mark = (id: 'is_admin' | 'is_frontend' | 'is_default') =>
    booleanColumn<LanguageRow>({
      ...sortable(id),
      minWidth: id === 'is_default' ? 136 : 116,
      priority: 2,
      value: (row) => row[id],
      words: [t('boolean.yes'), t('boolean.no')],
      isTick: true,
    });
  const format = (id: 'numeric_date_format' | 'text_date_format' | 'time_format') =>
    textColumn<LanguageRow>({ ...column(id), minWidth: 132, value: (row) => row[id] });
  return [
    nameColumn(tools, 160),
    textColumn({
      ...sortable('code'),
      width: 90,
      value: (row) => row.code,
    }),
    format('numeric_date_format'),
    format('text_date_format'),
    format('time_format'),
    mark('is_admin'),
    mark('is_frontend'),
    mark('is_default'),
    updatedColumn(tools),
  ];
}
