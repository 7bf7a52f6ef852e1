import type { CSSProperties, ElementType, HTMLAttributes, ReactNode } from 'react';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { theme } from '../theme/theme.ts';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  readonly direction?: 'row' | 'column';
  /** Gap in steps of the 4 px grid. */
  readonly gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  readonly align?: CSSProperties['alignItems'];
  readonly justify?: CSSProperties['justifyContent'];
  readonly wrap?: boolean;
  readonly as?: ElementType;
  readonly children?: ReactNode;
}

/** Arranges children in a row or column with even gaps. */
export function Stack({
  direction = 'column',
  gap = 3,
  align,
  justify,
  wrap = false,
  as: Element = 'div',
  style,
  children,
  ...rest
}: StackProps): ReactNode {
  return (
    <Element
      {...rest}
      style={{
        display: 'flex',
        minWidth: 0,
        flexDirection: direction,
        flexWrap: wrap ? 'wrap' : 'nowrap',
        gap: `calc(${theme.space1} * ${gap})`,
        alignItems: align,
        justifyContent: justify,
        ...style,
      }}
    >
      {wrapMixedTexts(children)}
    </Element>
  );
}
