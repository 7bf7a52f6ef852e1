import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { outlineOf, type Topology } from './outline.ts';

const require = createRequire(import.meta.url);
const moduleId = '\0virtual:outline';

/**
 * Serves `virtual:outline`: land and borders of the part of the world that the marketplace is about, cut
 * from Natural Earth (public domain, by way of world-atlas) and simplified to what a small map can show.
 */
export function outlinePlugin(): Plugin {
  return {
    name: 'rentyard-outline',
    resolveId: (id) => (id === 'virtual:outline' ? moduleId : undefined),
    load(id) {
      if (id !== moduleId) return undefined;
      const topology = require('world-atlas/countries-50m.json') as Topology;
      return `export const countries = ${JSON.stringify(outlineOf(topology))};`;
    },
  };
}
