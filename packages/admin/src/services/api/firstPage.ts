import { createFlag } from './flag.ts';

/** Raised when the first page has all its answers and has been drawn: what it did without may come. */
export const firstPage = createFlag();
