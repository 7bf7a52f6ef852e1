import { forwardRef } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../lib/rootProps.ts';
import { theme } from '../theme/theme.ts';

export interface SkeletonProps extends RootProps {
  /** CSS width: `60%`, `12ch`. A number is in pixels. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly isRound?: boolean;
}

/** A placeholder for loading content. Announce loading once for the group (`aria-busy`). */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width = '100%', height = 12, isRound, ...root },
  ref,
) {
  return (
    <Bar
      aria-hidden
      {...root}
      ref={ref}
      data-round={isRound || undefined}
      style={{ width, height, ...root.style }}
    />
  );
});

const Bar = styled.span`
  display: block;
  max-width: 100%;
  border-radius: ${theme.radiusSmall};
  background: ${theme.pressed};
  animation: ry-pulse 1.4s ease-in-out infinite;

  &[data-round] {
    border-radius: ${theme.radiusRound};
  }
`;
