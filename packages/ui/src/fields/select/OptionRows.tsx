import type { ReactNode } from 'react';
import { onDemand } from '../../lib/onDemand.tsx';
import type { OptionRowsProps } from './OptionRowsProps.ts';

/** Up to this many options are rendered at once, which takes a few milliseconds. */
const renderedAtOnce = 200;

/** Few lists are long, so their code loads with the first of them. */
const visibleRows = onDemand(
  () => import('./VisibleOptionRows.tsx').then((chunk) => chunk.VisibleOptionRows),
  { fallback: FirstRows },
);

/** The options of an open list. Of a long list only the visible ones are rendered. */
export function OptionRows(props: OptionRowsProps): ReactNode {
  return props.count > renderedAtOnce ? (
    <visibleRows.Component {...props} />
  ) : (
    <FirstRows {...props} />
  );
}

function FirstRows({ count, renderOption }: OptionRowsProps): ReactNode {
  const length = Math.min(count, renderedAtOnce);
  return Array.from({ length }, (_, index) => renderOption(index, {}));
}
