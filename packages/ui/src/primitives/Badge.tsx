import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../lib/rootProps.ts';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { theme } from '../theme/theme.ts';

export type BadgeTone = 'info' | 'success' | 'neutral' | 'danger' | 'warning';

export interface BadgeProps extends RootProps {
  readonly tone?: BadgeTone;
  /** The label. Colour alone never carries the meaning. */
  readonly children: ReactNode;
}

/** A short status label. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', children, ...root },
  ref,
) {
  return (
    <Pill {...root} ref={ref} data-tone={tone}>
      {wrapMixedTexts(children)}
    </Pill>
  );
});

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 22px;
  padding: 2px ${theme.space2};
  border-radius: ${theme.radiusRound};
  font-size: ${theme.textSm};
  line-height: 18px;
  font-weight: 500;
  white-space: nowrap;
  color: ${theme.neutral};
  background: ${theme.neutralSoft};
  /* Seen where the system takes colours over. */
  outline: 1px solid transparent;
  outline-offset: -1px;

  &::before {
    content: '';
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
  }
  &[data-tone='info'] { color: ${theme.info}; background: ${theme.infoSoft}; }
  &[data-tone='success'] { color: ${theme.success}; background: ${theme.successSoft}; }
  &[data-tone='danger'] { color: ${theme.danger}; background: ${theme.dangerSoft}; }
  &[data-tone='warning'] { color: ${theme.warning}; background: ${theme.warningSoft}; }
`;
