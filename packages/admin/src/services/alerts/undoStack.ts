import { undoStatusMinutes } from '@rentyard/contract/schema/statuses';

interface Entry {
  readonly undo: () => void;
  /** `performance.now()` of the change. */
  readonly at: number;
}

/** The changes of this tab that can be undone, newest last. */
let entries: readonly Entry[] = [];

/** Remembers how to undo a change. `undo` runs at most once, and never after `forget`. */
export function rememberUndo(run: () => void): Record<'undo' | 'forget', () => void> {
  const forget = () => {
    entries = entries.filter((one) => one !== entry);
  };
  const undo = () => {
    if (!entries.includes(entry)) return;
    forget();
    run();
  };
  const entry: Entry = { undo, at: performance.now() };
  entries = [...entries.filter(isRecent), entry];
  return { undo, forget };
}

/** Undoes the newest change. Returns whether there was one. */
export function undoNewest(): boolean {
  const newest = entries.filter(isRecent).at(-1);
  newest?.undo();
  return newest !== undefined;
}

function isRecent({ at }: Entry): boolean {
  return performance.now() - at < undoStatusMinutes * 60_000;
}
