import type { CSSProperties, ReactNode } from 'react';

export interface DensityProps {
  /** `compact` makes buttons and fields lower, for dense forms and toolbars. On touch devices they keep 44 px. */
  readonly value: 'comfortable' | 'compact';
  readonly children: ReactNode;
}

/** Sets the height of all buttons and fields below it. It adds no box of its own to the layout. */
export function Density({ value, children }: DensityProps): ReactNode {
  return (
    <div data-density={value} style={styles[value]}>
      {children}
    </div>
  );
}

const styles = {
  comfortable: {
    display: 'contents',
    '--ry-control': '32px',
    '--ry-control-large': '36px',
  } as CSSProperties,
  compact: {
    display: 'contents',
    '--ry-control': '26px',
    '--ry-control-large': '28px',
  } as CSSProperties,
};
