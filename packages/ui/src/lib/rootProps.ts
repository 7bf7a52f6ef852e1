import type { CSSProperties } from 'react';

/** What every component passes to its root element, together with `ref` and all `data-*` attributes. */
export interface RootProps {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}
