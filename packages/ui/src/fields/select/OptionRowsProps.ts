import type { CSSProperties, ReactNode, Ref, RefObject } from 'react';

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
