import type { MouseEvent } from 'react';

interface ModifierKeys {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const controls = 'a, button, input, label, select, textarea';

interface RowPress<Record> {
  /** The record of a `data-row`. */
  readonly recordAt: (index: number) => Record | undefined;
  readonly onRowOpen: ((row: Record) => void) | undefined;
  readonly onMenu: (button: HTMLElement, event: MouseEvent) => void;
}

/** What a press inside a list of rows does: open the menu of a row, follow its link, or open it. */
export function pressRow<Record>(
  event: MouseEvent<HTMLElement>,
  { recordAt, onRowOpen, onMenu }: RowPress<Record>,
): void {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('[data-row]');
  if (!row || event.defaultPrevented) return;
  const control = target.closest<HTMLElement>(controls);
  if (control?.matches('[data-row-menu]')) {
    onMenu(control, event);
  } else if (control?.matches('[data-primary] a')) {
    const record = recordAt(rowIndexOf(row));
    if (!onRowOpen || record === undefined || hasModifierKey(event)) return;
    event.preventDefault();
    onRowOpen(record);
    // Somebody who has just marked a text wants to copy it.
  } else if (!control && window.getSelection()?.type !== 'Range') {
    openRow(row, event, { recordAt, onRowOpen });
  }
}

/** Does what a press on the row's own link does, else tells the host. */
export function openRow<Record>(
  row: HTMLElement,
  keys: ModifierKeys,
  { recordAt, onRowOpen }: Pick<RowPress<Record>, 'recordAt' | 'onRowOpen'>,
): void {
  const record = recordAt(rowIndexOf(row));
  if (!pressRowLink(row, keys) && record !== undefined) onRowOpen?.(record);
}

/** The middle button opens the row's link in a new tab. */
export function pressRowAside(event: MouseEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('[data-row]');
  if (event.button === 1 && row && !target.closest(controls)) pressRowLink(row, newTabKeys);
}

export function rowIndexOf(inside: Element): number {
  return Number(inside.closest<HTMLElement>('[data-row]')?.dataset.row);
}

/**
 * Presses the row's own link with the keys that were held, so that a press anywhere on the row does
 * what a press on the link does: the router navigates, Cmd or Ctrl open a tab, Shift a window.
 * False when the row has no link.
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

/** Held keys that ask for a new tab on every system. */
const newTabKeys: ModifierKeys = { ctrlKey: true, metaKey: true, shiftKey: false };

function hasModifierKey({ ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean {
  return ctrlKey || metaKey || shiftKey;
}
