import { createFlag } from './flag.ts';

/** Raised when the first page is loaded and rendered, so that deferred code may load. */
export const firstPage = createFlag();
