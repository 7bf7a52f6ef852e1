import type { ModuleDefinition } from '../records/ModuleDefinition.ts';

/** The modules of the back office, in the order of the side bar. A new one is a line here. */
export const modules: readonly ModuleDefinition[] = [];
