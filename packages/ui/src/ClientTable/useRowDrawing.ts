import { type ReactNode, useMemo } from 'react';
import type { PlacedColumn } from '../DataTable/columnLayout.ts';
import type { RenderLink } from '../lib/link.tsx';
import type { Say } from '../strings/UiStringsProvider.tsx';
import type { RowDrawing } from './RowSlot.ts';

interface RowDrawingInput<Row> {
  readonly columns: readonly PlacedColumn<Row>[];
  readonly rowHref: ((row: Row) => string | undefined) | undefined;
  readonly renderLink: RenderLink;
  readonly say: Say;
}

/** What the rows of a window are drawn by: new only when columns, links or the language are. */
export function useRowDrawing<Row>({
  columns,
  rowHref,
  renderLink,
  say,
}: RowDrawingInput<Row>): Omit<RowDrawing<Row>, 'badge'> {
  return useMemo(() => {
    const named = columns.find(({ column }) => column.isPrimary) ?? columns[0];
    return {
      columns,
      custom: new Set<string>(),
      draw: (column, record): ReactNode => {
        const children = column.cell(record);
        const href = column.isPrimary ? rowHref?.(record) : undefined;
        return href === undefined ? children : renderLink({ href, children, tabIndex: -1 });
      },
      nameOf: (record) => named?.column.text(record) ?? '',
      words: {
        select: (name) => say('table.select_row', { name }),
        actions: (name) => say('table.row_actions', { name }),
      },
    };
  }, [columns, rowHref, renderLink, say]);
}
