import { useCallback, useState } from 'react';

const expandedKey = 'rentyard.side_bar_expanded';

/** Whether the side bar shows words beside its icons; this browser remembers (P-BOOT-9). */
export function useSideBarExpanded(): readonly [boolean, (isExpanded: boolean) => void] {
  const [isExpanded, setExpanded] = useState(() => localStorage.getItem(expandedKey) !== '0');
  const change = useCallback((next: boolean) => {
    localStorage.setItem(expandedKey, next ? '1' : '0');
    setExpanded(next);
  }, []);
  return [isExpanded, change];
}
