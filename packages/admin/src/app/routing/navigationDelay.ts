type Wait = () => Promise<null> | null;

let wait: Wait = () => null;

/** Loader of a route around all pages: a navigation renders after it. Does not wait until `delayNavigations`. */
export const navigationDelay: Wait = () => wait();

/** Makes every navigation wait before it renders. */
export function delayNavigations(next: Wait): void {
  wait = next;
}
