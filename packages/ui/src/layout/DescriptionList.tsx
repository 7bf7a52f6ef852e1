import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../lib/rootProps.ts';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { media, theme } from '../theme/theme.ts';

export interface Description {
  readonly term: string;
  readonly description: ReactNode;
}

export interface DescriptionListProps extends RootProps {
  readonly items: readonly Description[];
}

/** Fields of a record with their names. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(
  function DescriptionList({ items, ...root }, ref) {
    return (
      <List {...root} ref={ref}>
        {items.map((item) => (
          <div key={item.term}>
            <dt>{item.term}</dt>
            <dd>{wrapMixedTexts(item.description)}</dd>
          </div>
        ))}
      </List>
    );
  },
);

const List = styled.dl`
  display: grid;
  gap: 6px;
  font-size: ${theme.textMd};
  line-height: 18px;

  > div { display: flex; justify-content: space-between; gap: ${theme.space3}; }
  /* Buttons in values are taller than text there. */
  ${media.touch} { > div { align-items: baseline; } }
  dt { flex: none; max-width: 50%; color: ${theme.textMuted}; }
  dd { min-width: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`;
