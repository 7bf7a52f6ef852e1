import { useEffect, useState } from 'react';

/** Less than any keyboard is high: bars of the browser come and go, too. */
const minimumKeyboardHeight = 120;

/**
 * Pixels of the page that a keyboard on the screen covers. Where it makes the page lower instead (Android, by
 * `interactive-widget`), nothing is covered; Safari lays it over the page and shifts the page up.
 */
export function useKeyboardHeight(): number {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const update = () => {
      // Who has zoomed in sees less of the page, but nothing is covered.
      const under = view.scale === 1 ? Math.round(window.innerHeight - view.height) : 0;
      const next = under < minimumKeyboardHeight ? 0 : under;
      setCovered(next);
      // What was shifted to show the field is in sight by itself now.
      if (next > 0) window.scrollTo(0, 0);
    };
    view.addEventListener('resize', update);
    return () => view.removeEventListener('resize', update);
  }, []);
  return covered;
}
