import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefCallback,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import { isComposing } from '../lib/isComposing.ts';
import type { CellEdit, EditGridProps, EditRow } from './editGridTypes.ts';

interface At {
  readonly row: string;
  readonly column: string;
}

interface OpenCell extends At {
  /** The initial text of the input. */
  readonly text: string;
}

export interface CellEditing {
  readonly typedIn: (row: string, column: string) => string | undefined;
  readonly open: (at: At) => void;
  /** Saves the value of the open cell and closes it. */
  readonly save: () => void;
  readonly input: RefCallback<HTMLInputElement>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onCopy: (event: ClipboardEvent<HTMLElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLElement>) => void;
}

interface Options extends Pick<EditGridProps, 'columns' | 'cellOf' | 'onEdit'> {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly rows: readonly EditRow[];
  readonly isReadOnly: boolean;
}

/** The open cell with the keyboard and clipboard behaviour of a spreadsheet. */
export function useCellEditing(options: Options): CellEditing {
  const { table, rows, columns, cellOf, onEdit, isReadOnly } = options;
  const [cell, setCell] = useState<OpenCell>();
  const element = useRef<HTMLInputElement | null>(null);
  /** Typing opened the cell, so it replaces the previous text. */
  const isTyped = useRef(false);

  const findCell = ({ row, column }: At) =>
    [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
      (td) => td.dataset.row === row && td.dataset.column === column,
    );
  const isOpen = ({ row, column }: At) => cell?.row === row && cell.column === column;
  const close = () => {
    // The input is about to be removed. Its blur event must not save a second time.
    element.current = null;
    setCell(undefined);
  };
  const save = () => {
    const text = element.current?.value.trim();
    if (!cell || text === undefined) return;
    const { row, column } = cell;
    close();
    if (text !== cellOf(row, column).text) onEdit([{ row, column, text }]);
  };
  const open = (at: At, typed?: string) => {
    if (isReadOnly || isOpen(at)) return;
    // A tap opens the next cell before the input of this one has lost the focus.
    save();
    const text = typed ?? cellOf(at.row, at.column).text;
    isTyped.current = typed !== undefined;
    setCell({ ...at, text });
  };
  const input = useCallback((node: HTMLInputElement | null) => {
    if (!node) return;
    element.current = node;
    node.focus();
    // Puts the caret behind the typed letter, or selects the existing text.
    if (isTyped.current) node.setSelectionRange(node.value.length, node.value.length);
    else node.select();
  }, []);

  const inOpenCell = (event: KeyboardEvent<HTMLElement>, at: OpenCell) => {
    if (isComposing(event)) return event.stopPropagation();
    const td = findCell(at);
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') save();
    else if (event.key === 'Tab') return save();
    // The input handles other keys.
    else return event.stopPropagation();
    event.preventDefault();
    const step = event.key === 'Enter' ? (event.shiftKey ? -1 : 1) : 0;
    const next = rows[rows.findIndex(({ id }) => id === at.row) + step];
    const target = next && findCell({ row: next.id, column: at.column });
    (target ?? td)?.focus();
  };

  return {
    open,
    save,
    input,
    typedIn: (row, column) => (isOpen({ row, column }) ? cell?.text : undefined),
    onKeyDown: (event) => {
      if (cell) return inOpenCell(event, cell);
      const at = findAddress(event.target);
      if (!at || isReadOnly) return;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key === 'Enter' || event.key === 'F2') open(at);
      else if (event.key === 'Delete' || event.key === 'Backspace') onEdit([{ ...at, text: '' }]);
      else if (isPlain && event.key.length === 1 && event.key !== ' ') open(at, event.key);
      else return;
      event.preventDefault();
    },
    onCopy: (event) => {
      const at = cell ? undefined : findAddress(event.target);
      if (!at) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', cellOf(at.row, at.column).text);
    },
    onPaste: (event) => {
      const at = cell ? undefined : findAddress(event.target);
      if (!at || isReadOnly) return;
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain');
      const edits = pastedEdits(text, at, {
        rows: rows.map(({ id }) => id),
        columns: columns.map(({ id }) => id),
      });
      if (edits.length > 0) onEdit(edits);
    },
  };
}

function findAddress(target: EventTarget): At | undefined {
  const { row, column } = (target as Element).closest<HTMLElement>('[data-row]')?.dataset ?? {};
  return row !== undefined && column !== undefined ? { row, column } : undefined;
}

interface Grid {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/**
 * The cells that a pasted table changes. Tabs separate columns and line ends separate rows, as spreadsheets copy
 * them. Values outside of the grid are ignored.
 */
export function pastedEdits(
  text: string,
  from: { readonly row: string; readonly column: string },
  { rows, columns }: Grid,
): readonly CellEdit[] {
  const [top, left] = [rows.indexOf(from.row), columns.indexOf(from.column)];
  const lines = text.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  return lines.flatMap((line, down) =>
    line.split('\t').flatMap((cell, right): readonly CellEdit[] => {
      const [row, column] = [rows[top + down], columns[left + right]];
      return row === undefined || column === undefined ? [] : [{ row, column, text: cell.trim() }];
    }),
  );
}
