import { type RefObject, useEffect } from 'react';

/**
 * Shows the first of the texts that fits into an input as its placeholder, at every width. The
 * texts are ordered from the longest to the shortest.
 */
export function useFittingPlaceholder(
  input: RefObject<HTMLInputElement | null>,
  texts: readonly string[],
): void {
  const key = texts.join('\n');
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const fit = () => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) return;
      canvas.font = getComputedStyle(element).font;
      const all = key.split('\n');
      const fits = (text: string) => canvas.measureText(text).width <= element.clientWidth;
      element.placeholder = all.find(fits) ?? all.at(-1) ?? '';
    };
    // The observer runs between layout and paint, so a text that is too long never appears.
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    document.fonts?.addEventListener('loadingdone', fit);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', fit);
    };
  }, [input, key]);
}
