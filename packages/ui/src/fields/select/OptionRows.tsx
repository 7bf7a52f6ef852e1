import type { CSSProperties, ReactNode, Ref, RefObject } from 'react';
import { onDemand } from '../../lib/onDemand.tsx';

/** Attributes of an option that is positioned in a long list. Empty in a short one. */
export interface OptionPlace {
  readonly ref?: Ref<HTMLLIElement>;
  readonly style?: CSSProperties;
  readonly 'data-index'?: number;
  readonly 'aria-setsize'?: number;
  readonly 'aria-posinset'?: number;
}

export interface OptionRowsProps {
  readonly count: number;
  /** The box that scrolls. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Index of the option that the keys have reached; -1 for none. */
  readonly activeIndex: number;
  readonly renderOption: (index: number, place: OptionPlace) => ReactNode;
}

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
