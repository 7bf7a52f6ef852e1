import { forwardRef } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../lib/rootProps.ts';
import { theme } from '../theme/theme.ts';

export interface ProgressProps extends RootProps {
  /** Name of the process. */
  readonly label: string;
  /** Completed fraction from 0 to 1; indeterminate if omitted. */
  readonly value?: number;
}

/** Progress of a process. */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(function Progress(
  { label, value, ...root },
  ref,
) {
  const known = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Track
      {...root}
      ref={ref}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known}
      data-state={known === undefined ? 'unknown' : 'known'}
    >
      <Fill style={known === undefined ? {} : { width: `${known}%` }} />
    </Track>
  );
});

const Track = styled.div`
  height: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: ${theme.pressed};
`;

const Fill = styled.div`
  height: 100%;
  border-radius: 2px;
  background: ${theme.accentMark};
  transition: width ${theme.slow} ${theme.ease};

  [data-state='unknown'] > & {
    width: 30%;
    animation: ry-slide 1.2s linear infinite;
  }
`;
