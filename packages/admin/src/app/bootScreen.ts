/**
 * The page that the HTML itself paints while the code is on its way (`index.html`). It lies over the
 * app until the first screen is drawn.
 */
const boot = () => document.getElementById('boot');

/** Lets the first screen through at once; the loader's place is cleared a moment later (P-BOOT-4). */
export function leaveBootScreen(delay: number): void {
  const screen = boot();
  if (!screen || screen.dataset.state) return;
  screen.dataset.state = 'leaving';
  setTimeout(() => {
    screen.hidden = screen.dataset.state === 'leaving';
  }, delay);
}

/**
 * For when not even the error page can be drawn: says so, with a retry, in the page's first language.
 * Answers with the way to take it back.
 */
export function failBootScreen(): () => void {
  const screen = boot();
  if (screen) {
    screen.hidden = false;
    screen.dataset.state = 'failed';
    screen.querySelector('button')?.focus();
  }
  return () => {
    if (screen) screen.hidden = true;
  };
}
