import { useEffect, useRef } from 'react';

/** A claim expires after five minutes; it is renewed long before. */
const renewInterval = 60_000;
/** Milliseconds until the claims expire after the last input, so that other reviewers get the offers. */
export const claimDuration = 5 * 60_000;

/**
 * Calls `renew` and `checkForNew` every minute while the user is active, and `checkForNew` when they return to the
 * tab.
 */
export function useWhileActive(renew: () => void, checkForNew: () => void): void {
  const lastActivity = useRef(Date.now());
  useEffect(() => {
    const handleActivity = () => {
      lastActivity.current = Date.now();
    };
    const handleTurn = () => {
      if (document.visibilityState !== 'visible') return;
      handleActivity();
      renew();
      checkForNew();
    };
    const timer = setInterval(() => {
      const isHere = document.visibilityState === 'visible';
      if (isHere && Date.now() - lastActivity.current < claimDuration) {
        renew();
        checkForNew();
      }
    }, renewInterval);
    window.addEventListener('keydown', handleActivity);
    window.addEventListener('pointerdown', handleActivity);
    document.addEventListener('visibilitychange', handleTurn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', handleActivity);
      window.removeEventListener('pointerdown', handleActivity);
      document.removeEventListener('visibilitychange', handleTurn);
    };
  }, [renew, checkForNew]);
}

/** Calls back when the user leaves the screen by a link or closes the tab. */
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
