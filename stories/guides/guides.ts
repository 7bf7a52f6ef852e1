import type { Guide } from './guide.ts';

const modules = import.meta.glob<{ readonly guide: Guide }>('./*/*.guide.tsx');

const loaded = new Map<string, Promise<Guide | undefined>>();

/** The guide of a component by the title of its stories: `fields/TextField`. The same promise each time. */
export function guideOf(title: string): Promise<Guide | undefined> {
  const known = loaded.get(title);
  if (known) return known;
  const load = modules[`./${title}.guide.tsx`];
  const guide = load ? load().then((module) => module.guide) : Promise.resolve(undefined);
  loaded.set(title, guide);
  return guide;
}

/** Titles of the components that have a guide, sorted. */
export const guideTitles = Object.keys(modules)
  .map((path) => path.slice('./'.length, -'.guide.tsx'.length))
  .sort();
