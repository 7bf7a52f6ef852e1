/** Limits of the app (seed, section 9), in milliseconds. */

/** How long the full-page loader stays after a navigation (P-BOOT-4). */
export const loaderHideDelay = 500;

/** The loader appears after this delay, so that short navigations do not flash. */
export const loaderShowDelay = 150;

/** Past this, the first navigation ends on the unknown-error page (P-BOOT-5). */
export const firstNavigationTimeout = 10_000;

/** One tab refetches the signed-in user at this interval for all tabs (P-BOOT-7). */
export const userRefreshInterval = 20_000;

/** First pause after a lost connection. It doubles up to the refresh interval. */
export const firstRetryPause = 1_000;
