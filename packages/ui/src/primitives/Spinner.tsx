import { forwardRef } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../lib/rootProps.ts';

export interface SpinnerProps extends RootProps {
  /** 16, 20 or 32 pixels. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Accessible name. Without it the spinner is decoration beside a text. */
  readonly label?: string;
}

const sides = { small: 16, medium: 20, large: 32 } as const;

export const Spinner = forwardRef<SVGSVGElement, SpinnerProps>(function Spinner(
  { size = 'small', label, ...root },
  ref,
) {
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Ring
      {...root}
      ref={ref}
      {...role}
      viewBox="0 0 16 16"
      width={sides[size]}
      height={sides[size]}
      fill="none"
      strokeWidth="2"
    >
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" opacity="0.25" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" stroke="currentColor" strokeLinecap="round" />
    </Ring>
  );
});

const Ring = styled.svg`
  flex: none;
  animation: ry-spin 0.8s linear infinite;
`;
