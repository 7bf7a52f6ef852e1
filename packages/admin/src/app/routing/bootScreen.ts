/** The static page in `index.html` that covers the app until the first screen is rendered. */
const boot = () => document.getElementById('boot');

/** Uncovers the first screen immediately and removes the boot screen after the delay (P-BOOT-4). */
export function leaveBootScreen(delay: number): void {
  const screen = boot();
  if (!screen || screen.dataset.state) return;
  screen.dataset.state = 'leaving';
  setTimeout(() => {
    screen.hidden = screen.dataset.state === 'leaving';
  }, delay);
}

/**
 * Shows the failure text with a retry button in the boot screen, for when even the error page
 * cannot be rendered. Returns a function that undoes it.
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
