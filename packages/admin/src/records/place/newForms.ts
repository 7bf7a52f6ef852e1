import type { ComponentType } from 'react';

type LoadScreen = () => Promise<ComponentType>;

const known = new Map<string, LoadScreen>();

/** Notes where the form of a module's new records comes from, so that other forms may open it. */
export function noteNewForm(module: string, load: LoadScreen): void {
  known.set(module, load);
}

/** The form of a module's new records; undefined when it needs a page of its own. */
export function newFormOf(module: string): LoadScreen | undefined {
  return known.get(module);
}
