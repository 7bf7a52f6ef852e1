import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SpinnerProps {
  readonly size?: 16 | 20 | 32;
  /** Accessible name. Without it the spinner is decoration beside a text. */
  readonly label?: string;
}

export function Spinner({ size = 16, label }: SpinnerProps): ReactNode {
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Ring {...role} viewBox="0 0 16 16" width={size} height={size} fill="none" strokeWidth="2">
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" opacity="0.25" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" stroke="currentColor" strokeLinecap="round" />
    </Ring>
  );
}

const Ring = styled.svg`
  flex: none;
  animation: ry-spin 0.8s linear infinite;
`;
