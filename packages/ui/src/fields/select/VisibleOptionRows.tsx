import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect } from 'react';
import type { OptionRowsProps } from './OptionRowsProps.ts';

/** Height of an option with one line, before it is measured. */
const usualHeight = 32;

/** The visible options of a long list, in a list as high as all of them. */
export function VisibleOptionRows({
  count,
  scroller,
  activeIndex,
  renderOption,
}: OptionRowsProps): ReactNode {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: 6,
  });
  useLayoutEffect(() => {
    if (activeIndex >= 0) rows.scrollToIndex(activeIndex);
  }, [rows, activeIndex]);
  return (
    <>
      <li role="presentation" aria-hidden style={{ height: rows.getTotalSize() }} />
      {rows.getVirtualItems().map(({ index, start }) =>
        renderOption(index, {
          ref: rows.measureElement,
          style: { position: 'absolute', insetInline: 0, top: start },
          'data-index': index,
          'aria-setsize': count,
          'aria-posinset': index + 1,
        }),
      )}
    </>
  );
}
