import type { Density } from '@rentyard/ui/DataTable';
import { createContext, type ReactNode, useContext } from 'react';

const ToolbarDensity = createContext<Density>('comfortable');

interface StoryDensityProps {
  readonly value: Density;
  readonly children: ReactNode;
}

/** Passes the density of the Storybook toolbar to tables of stories, which are mounted again when it changes. */
export function StoryDensity({ value, children }: StoryDensityProps): ReactNode {
  return (
    <ToolbarDensity key={value} value={value}>
      {children}
    </ToolbarDensity>
  );
}

/** The initial density of a table in a story. Its own menu can change it. */
export function useStoryDensity(): Density {
  return useContext(ToolbarDensity);
}
