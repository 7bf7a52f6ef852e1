import type { DataRouter } from 'react-router';

/** Milliseconds that a navigation waits for a frame at most: browsers draw none of a covered window. */
const longestFrame = 100;

/**
 * Loader of a route around all pages. From the second page on, a navigation renders after the browser has painted
 * the pressed link, so that a press is answered in the next frame and not after the next page is rendered.
 */
export function nextFrame(): Promise<null> | null {
  if (!isStarted || document.hidden) return null;
  return new Promise((resolve) => {
    const finish = () => resolve(null);
    const timer = setTimeout(finish, longestFrame);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // A message is handled after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        finish();
      };
      port2.postMessage(null);
    });
  });
}

let isStarted = false;

/** Marks the pressed row, link or button with `data-navigating` until its page is rendered. */
export function markPressed(router: DataRouter): void {
  let pressed: Element | null = null;
  let marked: Element | null = null;
  isStarted = true;
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed =
        target instanceof Element
          ? (target.closest('[data-primary]')?.closest('[data-row]') ?? target.closest('a, button'))
          : null;
      // A later navigation without a press has no pressed element.
      requestAnimationFrame(() => {
        pressed = null;
      });
    },
    { capture: true },
  );
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading' && pressed) {
      marked = pressed;
      marked.setAttribute('data-navigating', '');
    } else if (navigation.state === 'idle') {
      marked?.removeAttribute('data-navigating');
      marked = null;
    }
  });
}
