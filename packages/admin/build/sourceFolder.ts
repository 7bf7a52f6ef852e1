import { fileURLToPath } from 'node:url';

/** Where the back office's own code is. */
export const sourceFolder = fileURLToPath(new URL('../src', import.meta.url));
