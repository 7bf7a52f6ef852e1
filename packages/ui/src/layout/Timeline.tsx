import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../lib/rootProps.ts';
import { wrapMixedTexts, wrapTexts } from '../lib/wrapTexts.tsx';
import { theme } from '../theme/theme.ts';

export interface TimelineItem {
  readonly id: string | number;
  readonly title: ReactNode;
  /** User and time. */
  readonly meta?: ReactNode;
  readonly tone?: 'neutral' | 'info' | 'success' | 'danger';
}

export interface TimelineProps extends RootProps {
  readonly items: readonly TimelineItem[];
}

/** A list of events, newest first. */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline(
  { items, ...root },
  ref,
) {
  return (
    <List {...root} ref={ref}>
      {items.map((item) => (
        <li key={item.id} data-tone={item.tone}>
          {wrapTexts(item.title)}
          {item.meta && <small>{wrapMixedTexts(item.meta)}</small>}
        </li>
      ))}
    </List>
  );
});

const List = styled.ol`
  font-size: ${theme.textMd};
  line-height: 18px;

  > li {
    position: relative;
    margin-inline-start: 5px;
    padding-block: 0 14px;
    padding-inline: 18px 0;
    border-inline-start: 1px solid ${theme.border};
    overflow-wrap: anywhere;
  }
  > li:last-child { padding-bottom: 0; border-color: transparent; }
  > li::before {
    content: '';
    position: absolute;
    inset-inline-start: -5px;
    top: 5px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    border: 2px solid ${theme.outline};
    background: ${theme.surface};
  }
  > li[data-tone='info']::before { border-color: ${theme.info}; }
  > li[data-tone='success']::before { border-color: ${theme.success}; }
  > li[data-tone='danger']::before { border-color: ${theme.danger}; }
  small { display: block; font-size: ${theme.textSm}; line-height: 16px; color: ${theme.textMuted}; }
`;
