/** Milliseconds without a key after which a person has paused. */
const pause = 300;

/**
 * Resolves when no key was pressed for a moment. A part of a form that takes long to mount waits for it, because
 * keys pressed meanwhile would appear only after it.
 */
export function pauseInTyping(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      removeEventListener('keydown', restart, true);
      resolve();
    };
    let timer = setTimeout(end, pause);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(end, pause);
    };
    addEventListener('keydown', restart, true);
  });
}
