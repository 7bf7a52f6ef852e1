import type { ModuleDefinition } from './ModuleDefinition.ts';

/** Where a module begins, below the language: the first page of its list unless it says otherwise. */
export function moduleHome({ name, home }: Pick<ModuleDefinition, 'name' | 'home'>): string {
  return home ?? `/${name}/page/1`;
}
