import { forwardRef } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../lib/rootProps.ts';
import { Spinner } from '../primitives/Spinner.tsx';
import { theme } from '../theme/theme.ts';

export interface FullPageLoaderProps extends RootProps {
  readonly text: string;
}

/** Covers the page while there is nothing to show yet. Not for pages that already have content. */
export const FullPageLoader = forwardRef<HTMLDivElement, FullPageLoaderProps>(
  function FullPageLoader({ text, ...root }, ref) {
    return (
      <Cover {...root} ref={ref} role="status">
        <Spinner size="large" />
        <span>{text}</span>
      </Cover>
    );
  },
);

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layerLoader};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space4};
  padding: ${theme.space5};
  text-align: center;
  background: ${theme.page};
  color: ${theme.textMuted};
  /* A load that is over at once does not flash. */
  animation: ry-fade-in ${theme.slow} ${theme.ease} both;

  > svg { color: ${theme.accentMark}; }
`;
