import type { ComponentType, ReactNode } from 'react';

/** What an icon looks like to this package; every icon of `lucide-react/icons/*` is one. */
export type Glyph = ComponentType<{
  readonly size?: number | string;
  readonly strokeWidth?: number | string;
  readonly 'aria-hidden'?: boolean;
  readonly className?: string;
}>;

interface IconProps {
  readonly of: Glyph;
  readonly size?: 16 | 20;
}

/** Draws a glyph in the house stroke. It is decoration: the word beside it carries the meaning. */
export function Icon({ of: Shape, size = 16 }: IconProps): ReactNode {
  return <Shape size={size} strokeWidth={1.75} aria-hidden />;
}
