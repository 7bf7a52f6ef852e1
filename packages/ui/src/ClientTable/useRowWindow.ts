import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CustomCell } from './RowSlot.ts';
import { RowWindow, type WindowContent } from './RowWindow.ts';

interface RowWindowInput<Row> {
  readonly body: RefObject<HTMLElement | null>;
  readonly frame: RefObject<HTMLElement | null>;
  /** The body whose first row every drawn row is a copy of. */
  readonly stencil: RefObject<HTMLTableSectionElement | null>;
  readonly content: Omit<WindowContent<Row>, 'stencil'>;
  /** Rows were drawn anew. */
  readonly onDrawn: () => void;
}

interface RowWindowState<Row> {
  readonly windowOf: () => RowWindow<Row> | undefined;
  /** Cells for `CustomCells` to draw. */
  readonly cells: readonly CustomCell<Row>[];
}

const noCells: readonly never[] = [];

/** Keeps a `RowWindow` over the body of a table: after every render, while it scrolls, when its size changes. */
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
      // Cells must be there in the frame that shows their rows.
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
