import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Beside the bundle: both are built from the same sources. */
export const snapshotFolder = fileURLToPath(new URL('./demo-database', import.meta.url));

/**
 * The folder of an embedded database with demo data and without users who can sign in; a first
 * start copies it. Undefined when the product runs from its sources.
 */
export function demoSnapshot(): string | undefined {
  return existsSync(snapshotFolder) ? snapshotFolder : undefined;
}
