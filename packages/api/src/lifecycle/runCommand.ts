import { startFailure } from './startFailure.ts';

/** Runs an entry point. A failure prints its line for the operator, or the stack of a bug, and exits with 1. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(startFailure(error) ?? error);
    process.exit(1);
  }
}
