import type { RecordBase } from '@rentyard/contract/schema/values';
import { useState } from 'react';
import { focusRow } from '../../records/list/focusRows.ts';

export interface Peek {
  /** The row whose record is shown beside the list. */
  readonly row: RecordBase | undefined;
  /** Shows a record, or hides it when it is shown already. */
  readonly toggle: (row: RecordBase) => void;
  /** The focus has moved to another row, so its record is shown. */
  readonly follow: (row: RecordBase) => void;
  readonly close: () => void;
  /** Shows the next or the previous record of the page; undefined at its ends. */
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
}

/** The record that is shown beside its list. It disappears with its row. */
export function usePeek(rows: readonly RecordBase[] | undefined): Peek {
  const [id, setId] = useState<number>();
  const index = id === undefined ? -1 : (rows?.findIndex((row) => row.id === id) ?? -1);
  const step = (by: number) => {
    const row = rows?.[index + by];
    if (index < 0 || !row) return undefined;
    return () => {
      setId(row.id);
      const isInPanel = document.activeElement?.closest('[data-peek]');
      if (!isInPanel) focusRow(index + by);
    };
  };
  return {
    row: rows?.[index],
    toggle: (row) => setId(row.id === id ? undefined : row.id),
    follow: (row) => setId((shown) => (shown === undefined ? shown : row.id)),
    close: () => {
      setId(undefined);
      if (document.activeElement?.closest('[data-peek]')) focusRow(index);
    },
    next: step(1),
    previous: step(-1),
  };
}
