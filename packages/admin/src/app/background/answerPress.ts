import type { DataRouter } from 'react-router';
import { delayNavigations } from '../routing/navigationDelay.ts';

/** Milliseconds that a navigation waits for a frame at most: browsers draw none of a covered window. */
const longestFrame = 100;

/**
 * Answers a press in the next frame: the pressed row, link or button has `data-navigating` until its page is rendered,
 * and the navigation renders after the browser has painted that. A later press replaces an earlier one.
 */
export function answerPress(router: DataRouter): void {
  delayNavigations(nextFrame);
  let pressed: Element | null = null;
  let marked: Element | null = null;
  const mark = (next: Element | null) => {
    marked?.removeAttribute('data-navigating');
    next?.setAttribute('data-navigating', '');
    marked = next;
  };
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
    if (navigation.state === 'idle') mark(null);
    else if (pressed) mark(pressed);
  });
}

function nextFrame(): Promise<null> | null {
  if (document.hidden) return null;
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
