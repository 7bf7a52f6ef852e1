import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

interface SkeletonProps {
  /** CSS width: `60%`, `12ch`. A number is in pixels. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly isRound?: boolean;
}

/** A placeholder for loading content. Announce loading once for the group (`aria-busy`). */
export function Skeleton({ width = '100%', height = 12, isRound }: SkeletonProps): ReactNode {
  return <Bar aria-hidden data-round={isRound || undefined} style={{ width, height }} />;
}

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
