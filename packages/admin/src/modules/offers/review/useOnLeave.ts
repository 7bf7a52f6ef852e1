import { useEffect, useRef } from 'react';

/** Calls back when the screen is left, by a link as well as by closing the tab. */
export function useOnLeave(onLeave: () => void): void {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    const handleHide = () => leave.current();
    window.addEventListener('pagehide', handleHide);
    return () => {
      window.removeEventListener('pagehide', handleHide);
      handleHide();
    };
  }, []);
}
