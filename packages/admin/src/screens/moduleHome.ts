import type { ModuleDefinition } from './ModuleDefinition.ts';

/** The start URL of a module, without the language: the first page of its list by default. */
export function moduleHome({ name, home }: Pick<ModuleDefinition, 'name' | 'home'>): string {
  return home ?? `/${name}/page/1`;
}
