import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CustomCell } from './RowSlot.ts';
import { RowWindow, type WindowContent } from './RowWindow.ts';

interface RowWindowInput<Row> {
  readonly body: RefObject<HTMLElement | null>;
  readonly frame: RefObject<HTMLElement | null>;
  /** The table body whose first row is cloned for every row. */
  readonly stencil: RefObject<HTMLTableSectionElement | null>;
  readonly content: Omit<WindowContent<Row>, 'stencil'>;
  /** Called after rows were rendered again. */
  readonly onDrawn: () => void;
}

interface RowWindowState<Row> {
  readonly windowOf: () => RowWindow<Row> | undefined;
  /** Cells for `CustomCells` to render. */
  readonly cells: readonly CustomCell<Row>[];
}

const noCells: readonly never[] = [];

/** Runs a `RowWindow` on the body of a table: updates it after every render, on scroll and on resize. */
export function useRowWindow<Row>({
  body,
  frame,
  stencil,
  content,
  onDrawn,
}: RowWindowInput<Row>): RowWindowState<Row> {
  const rows = useRef<RowWindow<Row>>(undefined);
  const isScrolling = useRef(false);
  const [cells, setCells] = useState<readonly CustomCell<Row>[]>(noCells);
  const windowOf = useCallback(() => rows.current, []);

  useLayoutEffect(() => {
    const row = stencil.current?.rows[0];
    if (!body.current || !frame.current || !row) return;
    const badge = stencil.current?.querySelector('[data-tone]')?.className ?? '';
    const handleCells = (next: readonly CustomCell<Row>[]) => {
      const updateCells = (before: readonly CustomCell<Row>[]) =>
        next.length === 0 && before.length === 0 ? before : next;
      // Cells must appear in the same frame as their rows.
      if (isScrolling.current) flushSync(() => setCells(updateCells));
      else setCells(updateCells);
    };
    rows.current ??= new RowWindow(body.current, frame.current, handleCells);
    rows.current.show({ ...content, stencil: { row, badge } });
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

  return { windowOf, cells };
}
