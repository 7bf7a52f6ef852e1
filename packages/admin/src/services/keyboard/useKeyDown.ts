import { isComposing } from '@rentyard/ui/isComposing';
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Handles the keys pressed anywhere on the page. With `isCapture` the handler runs before those of
 * the components.
 */
export function useKeyDown(handle: (event: KeyboardEvent) => void, isCapture = false): void {
  const handleKeyDown = useEffectEvent(handle);
  // A layout effect, so that keys pressed as soon as the component is visible are handled.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (!isComposing(event)) handleKeyDown(event);
    };
    window.addEventListener('keydown', listener, isCapture);
    return () => window.removeEventListener('keydown', listener, isCapture);
  }, [isCapture]);
}
