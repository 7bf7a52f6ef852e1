/** Limits of the app itself (seed, section 9). Times are in milliseconds. */

/** Stored beside the session; when the stored one differs, local storage is cleared (P-BOOT-8). */
export const appVersion = '0.1.0';

/** How long the full-page loader stays after a navigation (P-BOOT-4). */
export const loaderHideDelay = 500;

/** How long a navigation may wait before the loader shows: shorter waits do not flash. */
export const loaderShowDelay = 150;

/** The first navigation ends on the unknown-error page after this (P-BOOT-5). */
export const firstNavigationTimeout = 10_000;

/** The signed-in user is asked for again this often, by one tab for all (P-BOOT-7). */
export const userRefreshInterval = 20_000;

/** First pause after the server was not reached; doubles up to the refresh interval. */
export const firstRetryPause = 1_000;
