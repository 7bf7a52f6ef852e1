import type { ComponentType, ReactNode } from 'react';

/** The type of an icon. Icons of `lucide-react` and of most other libraries have it. */
export type Glyph = ComponentType<{
  readonly size?: number | string;
  readonly strokeWidth?: number | string;
  readonly 'aria-hidden'?: boolean;
  readonly className?: string;
}>;

export interface IconProps {
  readonly of: Glyph;
  readonly size?: 16 | 20;
}

/** Renders an icon in the default stroke. Hidden from screen readers, because the text beside it has the meaning. */
export function Icon({ of: Shape, size = 16 }: IconProps): ReactNode {
  return <Shape size={size} strokeWidth={1.75} aria-hidden />;
}
