import type { Density } from '@rentyard/ui/DataTable';
import { createContext, type ReactNode, useContext } from 'react';

const ToolbarDensity = createContext<Density>('comfortable');

interface StoryDensityProps {
  readonly value: Density;
  readonly children: ReactNode;
}

/** Hands the density of the toolbar to the tables of stories, which start anew when it changes. */
export function StoryDensity({ value, children }: StoryDensityProps): ReactNode {
  return (
    <ToolbarDensity key={value} value={value}>
      {children}
    </ToolbarDensity>
  );
}

/** The density that a table of a story starts with; what its own menu says comes after. */
export function useStoryDensity(): Density {
  return useContext(ToolbarDensity);
}
