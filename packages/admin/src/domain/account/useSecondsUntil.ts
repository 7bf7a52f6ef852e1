import { useEffect, useState } from 'react';

/** Whole seconds until a moment, counted down while the screen shows them; 0 from then on. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= moment;
  useEffect(() => {
    setNow(Date.now());
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  return isOver ? 0 : Math.ceil((moment - now) / 1_000);
}
