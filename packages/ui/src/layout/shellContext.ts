import { createContext, useContext } from 'react';

interface Shell {
  /** Whether the drawer with the side bar is open, on narrow screens. */
  readonly isDrawerOpen: boolean;
  readonly setDrawerOpen: (isOpen: boolean) => void;
}

const closedForGood: Shell = { isDrawerOpen: false, setDrawerOpen: () => {} };

export const ShellContext = createContext<Shell>(closedForGood);

export function useShell(): Shell {
  return useContext(ShellContext);
}
