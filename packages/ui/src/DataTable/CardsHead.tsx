import { type ReactNode, useId } from 'react';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { Check } from './Check.tsx';
import type { PlacedColumn } from './columnLayout.ts';
import { pageChoice, togglePage } from './selection.ts';
import type { TableState, TableStateChange } from './tableState.ts';

interface CardsHeadProps<Record> {
  readonly columns: readonly PlacedColumn<Record>[];
  readonly state: TableState;
  readonly onStateChange: TableStateChange;
  readonly selectableIds: readonly string[] | undefined;
}

/** What the head of a table does, for cards: chooses the page and the order. */
export function CardsHead<Record>({
  columns,
  state,
  onStateChange,
  selectableIds,
}: CardsHeadProps<Record>): ReactNode {
  const say = useUiStrings();
  const id = useId();
  const chosen = selectableIds && pageChoice(state, selectableIds);
  const sortable = columns.flatMap(({ column }) =>
    column.sortKey ? [{ key: column.sortKey, header: column.header }] : [],
  );
  const [first] = state.sort;
  return (
    <div data-part="head">
      {selectableIds && (
        <div data-part="check">
          <Check
            label={say('table.select_page')}
            isChecked={chosen === 'all'}
            isMixed={chosen === 'some'}
            onChange={() => onStateChange(togglePage(state, selectableIds))}
          />
        </div>
      )}
      {sortable.length > 0 && (
        <>
          <label htmlFor={id}>{say('table.sort_by')}</label>
          <select
            id={id}
            value={first ? `${first.desc ? '-' : ''}${first.id}` : ''}
            onChange={({ currentTarget: { value } }) => {
              const desc = value.startsWith('-');
              const sort = value ? [{ id: desc ? value.slice(1) : value, desc }] : [];
              onStateChange({ sort, page: 1 });
            }}
          >
            <option value="">{say('table.default_order')}</option>
            {sortable.map(({ key, header }) => [
              <option key={key} value={key}>
                {say('table.ascending', { column: header })}
              </option>,
              <option key={`-${key}`} value={`-${key}`}>
                {say('table.descending', { column: header })}
              </option>,
            ])}
          </select>
        </>
      )}
    </div>
  );
}
