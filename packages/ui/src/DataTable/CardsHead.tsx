import { type ReactNode, useId } from 'react';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { Check } from './Check.tsx';
import type { LaidOutColumn } from './columnLayout.ts';
import type { PageChoice } from './pageChoice.ts';
import type { TableSort } from './tableState.ts';
import type { TableModel } from './useTableModel.ts';

interface CardsHeadProps<Record> {
  readonly columns: readonly LaidOutColumn<Record>[];
  readonly table: Pick<TableModel<object>, 'setSorting'>;
  /** The first sort key that the user chose; undefined for the default order. */
  readonly chosen: TableSort | undefined;
  /** Undefined when rows cannot be selected. */
  readonly choice: PageChoice | undefined;
}

/** The counterpart of the table head for cards: page selection and sort order. */
export function CardsHead<Record>({
  columns,
  table,
  chosen,
  choice,
}: CardsHeadProps<Record>): ReactNode {
  const t = useUiStrings();
  const id = useId();
  const sortable = columns.flatMap(({ column }) =>
    column.sortKey ? [{ id: column.id, key: column.sortKey, header: column.header }] : [],
  );
  return (
    <div data-part="head">
      {choice && (
        <div data-part="check">
          <Check
            label={t('table.select_page')}
            isChecked={choice.state === 'all'}
            isMixed={choice.state === 'some'}
            onChange={choice.onToggle}
          />
        </div>
      )}
      {sortable.length > 0 && (
        <>
          <label htmlFor={id}>{t('table.sort_by')}</label>
          <select
            id={id}
            value={chosen ? `${chosen.desc ? '-' : ''}${chosen.id}` : ''}
            onChange={({ currentTarget: { value } }) => {
              const desc = value.startsWith('-');
              const column = sortable.find(({ key }) => value === (desc ? `-${key}` : key));
              table.setSorting(column ? [{ id: column.id, desc }] : []);
            }}
          >
            <option value="">{t('table.default_order')}</option>
            {sortable.map(({ key, header }) => [
              <option key={key} value={key}>
                {t('table.ascending', { column: header })}
              </option>,
              <option key={`-${key}`} value={`-${key}`}>
                {t('table.descending', { column: header })}
              </option>,
            ])}
          </select>
        </>
      )}
    </div>
  );
}
