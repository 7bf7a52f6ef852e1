/**
 * The page that the HTML itself paints while the code is on its way (`index.html`). It lies over the
 * app until the first screen is drawn.
 */
const boot = () => document.getElementById('boot');

/** Lets the first screen through at once; the loader's place is cleared a moment later (P-BOOT-4). */
export function leaveBootScreen(delay: number): void {
  const screen = boot();
  if (!screen || screen.dataset.state === 'leaving') return;
  screen.dataset.state = 'leaving';
  setTimeout(() => screen.remove(), delay);
}

/** For when not even the error page can be drawn: says so, with a retry, in the page's language. */
export function failBootScreen(): void {
  const screen = boot();
  if (screen) screen.dataset.state = 'failed';
}
