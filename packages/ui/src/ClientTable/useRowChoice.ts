import { useCallback, useRef } from 'react';
import { noRowsChosen } from '../DataTable/model/selection.ts';
import { useLatest } from '../lib/useLatest.ts';
import type { ClientTableState, ClientTableStateChange } from './clientState.ts';

interface RowChoiceInput {
  readonly state: Pick<ClientTableState, 'rowSelection' | 'isAllSelected'>;
  readonly onStateChange: ClientTableStateChange;
  /** Number of matching rows. */
  readonly count: number;
  readonly idAt: (position: number) => string | undefined;
}

interface RowChoice {
  /** Toggles the selection of a row. With `isRange` it applies to all rows since the last one. */
  readonly choose: (position: number, isRange: boolean) => void;
  /** Selects all matching rows, or clears the selection if all are selected. */
  readonly chooseAll: () => void;
  readonly choice: 'all' | 'some' | 'none';
  readonly isSelected: (id: string) => boolean;
}

/** Selection of rows by position: single rows, ranges, or all matching rows. */
export function useRowChoice(input: RowChoiceInput): RowChoice {
  const { rowSelection, isAllSelected = false } = input.state;
  const latest = useLatest(input);
  const anchor = useRef<number>(undefined);

  const choose = useCallback(
    (position: number, isRange: boolean) => {
      const { state, idAt, onStateChange } = latest.current;
      const id = idAt(position);
      if (id === undefined) return;
      const from = isRange ? (anchor.current ?? position) : position;
      const ids: string[] = [];
      for (let at = Math.min(from, position); at <= Math.max(from, position); at++) {
        const one = idAt(at);
        if (one !== undefined) ids.push(one);
      }
      anchor.current = position;
      const rowSelection = { ...state.rowSelection };
      const isNamed = id in rowSelection;
      for (const one of ids) {
        if (isNamed) delete rowSelection[one];
        else rowSelection[one] = true;
      }
      onStateChange({ rowSelection });
    },
    [latest],
  );

  const named = Object.keys(rowSelection).length;
  const isAll = isAllSelected ? named === 0 : named > 0 && named === input.count;
  const isNone = isAllSelected ? named === input.count : named === 0;
  const choice = isAll ? 'all' : isNone ? 'none' : 'some';
  return {
    choose,
    chooseAll: () =>
      input.onStateChange(
        choice === 'all' ? noRowsChosen : { rowSelection: {}, isAllSelected: true },
      ),
    choice,
    isSelected: (id) => id in rowSelection !== isAllSelected,
  };
}
