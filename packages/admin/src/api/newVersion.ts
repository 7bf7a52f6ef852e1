import { createFlag } from './flag.ts';

/** Raised when the server has another version of the back office than the one this page runs. */
export const newVersion = createFlag();
