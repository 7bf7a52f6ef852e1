import type { ReactNode } from 'react';
import { onDemand } from '../lib/onDemand.tsx';
import type { usePopover } from '../overlays/usePopover.ts';
import { findRowIndex } from './row/rowPress.ts';

/** Edits single values of rows beside their cells. */
export interface CellEditor<Row> {
  /** Whether the value can be edited. Rows then have a button for it. Stable between renders. */
  readonly canEdit: (row: Row, key: string) => boolean;
  /** The editor of the value, in a popover at its cell. */
  readonly render: (row: Row, key: string, close: () => void) => ReactNode;
}

/** Loads when the first cell is edited. */
const box = onDemand(() => import('../overlays/PopoverBox.tsx').then((chunk) => chunk.PopoverBox));

interface CellEditorBoxProps<Row> {
  readonly id: string;
  readonly editor: CellEditor<Row>;
  readonly popover: ReturnType<typeof usePopover>;
  readonly recordAt: (index: number) => Row | undefined;
}

/** The open editor of a cell. When it closes, the focus returns to the row. */
export function CellEditorBox<Row>({
  id,
  editor,
  popover,
  recordAt,
}: CellEditorBoxProps<Row>): ReactNode {
  const { anchor } = popover;
  const key = anchor?.dataset.edit;
  const record = anchor ? recordAt(findRowIndex(anchor)) : undefined;
  if (!anchor || key === undefined || record === undefined) return null;
  const close = () => {
    const { activeElement } = document;
    // A click outside has moved the focus already.
    const hadFocus =
      activeElement === document.body || popover.box.current?.contains(activeElement) === true;
    popover.close();
    if (hadFocus) anchor.closest<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
  };
  return (
    <box.Component
      id={id}
      box={popover.box}
      anchor={anchor}
      label={anchor.getAttribute('aria-label') ?? ''}
      placement="bottom-start"
      onClosed={close}
    >
      {editor.render(record, key, close)}
    </box.Component>
  );
}
