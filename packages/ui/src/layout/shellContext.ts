import { createContext, useContext, useLayoutEffect } from 'react';

interface Shell {
  /** Whether the drawer with the side bar is open, on narrow screens. */
  readonly isDrawerOpen: boolean;
  readonly setDrawerOpen: (isOpen: boolean) => void;
  /** Whether the page needs the width of the side bar. */
  readonly isFolded: boolean;
  readonly setFolded: (isFolded: boolean) => void;
}

const closedForGood: Shell = {
  isDrawerOpen: false,
  setDrawerOpen: () => {},
  isFolded: false,
  setFolded: () => {},
};

export const ShellContext = createContext<Shell>(closedForGood);

export function useShell(): Shell {
  return useContext(ShellContext);
}

/**
 * Shows the side bar of `AppShell` as icons while the page is mounted, for a page with a rail of its own. The choice of
 * the user returns afterwards.
 */
export function useFoldedSideBar(isFolded: boolean): void {
  const { setFolded } = useShell();
  useLayoutEffect(() => {
    if (!isFolded) return;
    setFolded(true);
    return () => setFolded(false);
  }, [isFolded, setFolded]);
}
