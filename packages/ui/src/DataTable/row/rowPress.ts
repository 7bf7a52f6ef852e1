import type { MouseEvent } from 'react';

interface ModifierKeys {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const controls = 'a, button, input, label, select, textarea';

interface RowPress<Record> {
  /** The record at the index in `data-row`. */
  readonly recordAt: (index: number) => Record | undefined;
  readonly onRowOpen: ((row: Record) => void) | undefined;
  readonly onMenu: (button: HTMLElement, event: MouseEvent) => void;
  readonly onEdit?: (button: HTMLElement) => void;
}

/** Handles a click inside a list of rows: opens the menu of a row, follows its link, or opens it. */
export function pressRow<Record>(
  event: MouseEvent<HTMLElement>,
  { recordAt, onRowOpen, onMenu, onEdit }: RowPress<Record>,
): void {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('[data-row]');
  if (!row || event.defaultPrevented) return;
  const control = target.closest<HTMLElement>(controls);
  if (control?.matches('[data-row-menu]')) {
    onMenu(control, event);
  } else if (control?.matches('[data-edit]')) {
    onEdit?.(control);
  } else if (control?.matches('[data-primary] a')) {
    const record = recordAt(findRowIndex(row));
    if (!onRowOpen || record === undefined || hasModifierKey(event)) return;
    event.preventDefault();
    onRowOpen(record);
    // A user who has just selected text wants to copy it.
  } else if (!control && window.getSelection()?.type !== 'Range') {
    openRow(row, event, { recordAt, onRowOpen });
  }
}

/** Clicks the link of the row. Without a link it calls the host. */
export function openRow<Record>(
  row: HTMLElement,
  keys: ModifierKeys,
  { recordAt, onRowOpen }: Pick<RowPress<Record>, 'recordAt' | 'onRowOpen'>,
): void {
  const record = recordAt(findRowIndex(row));
  if (!pressRowLink(row, keys) && record !== undefined) onRowOpen?.(record);
}

/** A middle click opens the link of the row in a new tab. */
export function pressRowAside(event: MouseEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('[data-row]');
  if (event.button === 1 && row && !target.closest(controls)) pressRowLink(row, newTabKeys);
}

export function findRowIndex(inside: Element): number {
  return Number(inside.closest<HTMLElement>('[data-row]')?.dataset.row);
}

/**
 * Clicks the link of the row with the same modifier keys, so that a click anywhere on the row works like a click on
 * the link: the router navigates, Cmd or Ctrl opens a tab, Shift a window. Returns false if the row has no link.
 */
function pressRowLink(row: HTMLElement, keys: ModifierKeys): boolean {
  const link = row.querySelector<HTMLAnchorElement>('[data-primary] a[href]');
  link?.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      view: window,
      ctrlKey: keys.ctrlKey,
      metaKey: keys.metaKey,
      shiftKey: keys.shiftKey,
    }),
  );
  return link !== null;
}

/** Modifier keys that open a new tab on every system. */
const newTabKeys: ModifierKeys = { ctrlKey: true, metaKey: true, shiftKey: false };

function hasModifierKey({ ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean {
  return ctrlKey || metaKey || shiftKey;
}
