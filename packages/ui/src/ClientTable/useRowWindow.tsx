import {
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { cellAttributes, type LaidOutColumn } from '../DataTable/model/columnLayout.ts';
import { Check } from '../DataTable/row/Check.tsx';
import { RowActionsButton } from '../DataTable/row/RowActionsButton.tsx';
import type { RenderLink } from '../lib/link.tsx';
import { Badge } from '../primitives/Badge.tsx';
import type { Translate } from '../strings/UiStringsProvider.tsx';
import type { CustomCell, RowDrawing } from './RowSlot.ts';
import { RowWindow, type WindowContent } from './RowWindow.ts';

interface RowWindowInput<Row> {
  readonly body: RefObject<HTMLElement | null>;
  readonly frame: RefObject<HTMLElement | null>;
  /** The table body whose first row is cloned for every row. */
  readonly template: RefObject<HTMLTableSectionElement | null>;
  readonly content: Omit<WindowContent<Row>, 'template'>;
  /** Called after rows were rendered again. */
  readonly onDrawn: () => void;
}

interface RowWindowState<Row> {
  readonly getWindow: () => RowWindow<Row> | undefined;
  /** Cells for `CustomCells` to render. */
  readonly cells: readonly CustomCell<Row>[];
}

const noCells: readonly never[] = [];

/** Runs a `RowWindow` on the body of a table: updates it after every render, on scroll and on resize. */
export function useRowWindow<Row>({
  body,
  frame,
  template,
  content,
  onDrawn,
}: RowWindowInput<Row>): RowWindowState<Row> {
  const rows = useRef<RowWindow<Row>>(undefined);
  const isScrolling = useRef(false);
  const [cells, setCells] = useState<readonly CustomCell<Row>[]>(noCells);
  const getWindow = useCallback(() => rows.current, []);

  useLayoutEffect(() => {
    const row = template.current?.rows[0];
    if (!body.current || !frame.current || !row) return;
    const badge = template.current?.querySelector('[data-tone]')?.className ?? '';
    const handleCells = (next: readonly CustomCell<Row>[]) => {
      const updateCells = (before: readonly CustomCell<Row>[]) =>
        next.length === 0 && before.length === 0 ? before : next;
      // Cells must appear in the same frame as their rows.
      if (isScrolling.current) flushSync(() => setCells(updateCells));
      else setCells(updateCells);
    };
    rows.current ??= new RowWindow(body.current, frame.current, handleCells);
    rows.current.show({ ...content, template: { row, badge } });
    onDrawn();
  });

  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    const handleScroll = () => {
      isScrolling.current = true;
      rows.current?.follow();
      isScrolling.current = false;
    };
    const sizes = new ResizeObserver(handleScroll);
    sizes.observe(node);
    node.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      sizes.disconnect();
      node.removeEventListener('scroll', handleScroll);
      rows.current?.stop();
      rows.current = undefined;
    };
  }, [frame]);

  return { getWindow, cells };
}

interface CustomCellsProps<Row> {
  readonly cells: readonly CustomCell<Row>[];
}

interface RowTemplateProps<Row> {
  readonly columns: readonly LaidOutColumn<Row>[];
  readonly isSelectable: boolean;
  readonly hasActions: boolean;
  readonly template: Ref<HTMLTableSectionElement>;
}

/** A hidden row without a record. The rows of a window are clones of it. */
export function RowTemplate<Row>({
  columns,
  isSelectable,
  hasActions,
  template,
}: RowTemplateProps<Row>): ReactNode {
  return (
    <tbody hidden ref={template}>
      <tr>
        {isSelectable && (
          <td data-pin="select" data-pin-edge={columns[0]?.pin ? undefined : 'start'}>
            <Check label="" isChecked={false} onChange={ignore} tabIndex={-1} />
          </td>
        )}
        {columns.map((placed) => {
          const attributes = { ...cellAttributes(placed), 'data-cell': true, tabIndex: -1 };
          return placed.column.isPrimary ? (
            <th key={placed.column.id} scope="row" data-primary translate="no" {...attributes} />
          ) : (
            <td key={placed.column.id} {...attributes} />
          );
        })}
        {hasActions && (
          <td data-pin="actions" data-pin-edge="end">
            <RowActionsButton label="" isOpen={false} tabIndex={-1} />
          </td>
        )}
      </tr>
      <tr>
        <td>
          <Badge> </Badge>
        </td>
      </tr>
    </tbody>
  );
}

// The table body handles the events of the clones.
function ignore(): void {}

const controls = 'a, button, input, select, textarea';

/** Renders the cells that need React into the rows of the window. */
export function CustomCells<Row>({ cells }: CustomCellsProps<Row>): ReactNode {
  // A grid has a single tab stop and sets it itself.
  useLayoutEffect(() => {
    for (const { host } of cells) {
      for (const control of host.querySelectorAll(`:is(${controls}):not([tabindex])`)) {
        control.setAttribute('tabindex', '-1');
      }
    }
  }, [cells]);
  return cells.map(({ host, rowId, columnId, record, draw }) =>
    createPortal(<Cell record={record} draw={draw as never} />, host, `${rowId}:${columnId}`),
  );
}

interface CellProps {
  readonly record: unknown;
  readonly draw: (record: unknown) => ReactNode;
}

/** Renders again only if its record changes, because `draw` changes only with the columns. */
const Cell = memo(
  ({ record, draw }: CellProps): ReactNode => draw(record),
  (before, after) => before.record === after.record,
);

interface RowDrawingInput<Row> {
  readonly columns: readonly LaidOutColumn<Row>[];
  readonly rowHref: ((row: Row) => string | undefined) | undefined;
  readonly renderLink: RenderLink;
  readonly t: Translate;
}

/** The inputs of row rendering. A new object only if columns, links or the language change. */
export function useRowDrawing<Row>({
  columns,
  rowHref,
  renderLink,
  t,
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
      labels: {
        select: (name) => t('table.select_row', { name }),
        actions: (name) => t('table.row_actions', { name }),
      },
    };
  }, [columns, rowHref, renderLink, t]);
}
