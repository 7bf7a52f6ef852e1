import { forwardRef } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../lib/rootProps.ts';
import { theme } from '../theme/theme.ts';

export interface LogoProps extends RootProps {
  /** Shows only the mark. A collapsed side bar does that automatically. */
  readonly isMark?: boolean;
  readonly name: string;
}

/** The logo: a mark of four hazard-striped fields with the name beside it. */
export const Logo = forwardRef<HTMLSpanElement, LogoProps>(function Logo(
  { name, isMark, ...root },
  ref,
) {
  return (
    <Row {...root} ref={ref} role="img" aria-label={name}>
      <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden>
        <rect width="18" height="18" rx="4" fill={theme.railActive} />
        <path d="M0 4a4 4 0 0 1 .9-2.5L9 9 .9 16.5A4 4 0 0 1 0 14Z" fill={theme.accentMark} />
        <path d="M18 4a4 4 0 0 0-.9-2.5L9 9l8.1 7.5A4 4 0 0 0 18 14Z" fill={theme.accentMark} />
      </svg>
      {!isMark && <span aria-hidden>{name}</span>}
    </Row>
  );
});

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space2};
  font-size: ${theme.textBase};
  line-height: 20px;
  font-weight: 650;
  letter-spacing: -0.01em;
  white-space: nowrap;

  /* A rail of icons has room for the mark alone. */
  [data-rail='icons'] & > span { display: none; }
`;
