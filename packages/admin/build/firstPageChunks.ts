import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { sourceFolder } from './sourceFolder.ts';

interface ChunkGroup {
  readonly name: (id: string, graph: ModuleGraph) => string | null;
  readonly priority: number;
}

interface ModuleGraph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

const inSource = (...path: string[]) => join(sourceFolder, ...path);

/**
 * Few requests for a first page: the entry with what every page needs, and one chunk for the way in or
 * for the lists in their frame. Lists of further modules add little to their common chunk; asking for each apart
 * would cost more.
 */
export function firstPageChunks(): readonly ChunkGroup[] {
  const entry = [inSource('main.tsx')];
  const login = [inSource('shell', 'AuthFrame.tsx'), inSource('screens', 'LoginScreen.tsx')];
  const lists = [
    inSource('shell', 'Frame.tsx'),
    ...readdirSync(inSource('modules'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /^[^/\\]+[/\\][A-Z]\w*List\.tsx$/.test(path))
      .map((path) => inSource('modules', path)),
  ];
  const closures = new WeakMap<readonly string[], ReadonlySet<string>>();
  const needs = (roots: readonly string[], id: string, graph: ModuleGraph) => {
    const known = closures.get(roots) ?? closureOf(roots, graph);
    closures.set(roots, known);
    return known.has(id);
  };
  return [
    {
      name: (id, graph) =>
        needs(entry, id, graph) || (needs(login, id, graph) && needs(lists, id, graph))
          ? 'app'
          : null,
      priority: 3,
    },
    { name: (id, graph) => (needs(login, id, graph) ? 'login' : null), priority: 2 },
    { name: (id, graph) => (needs(lists, id, graph) ? 'list' : null), priority: 1 },
  ];
}

/** Everything that modules import, and what that imports, but for what is fetched on demand. */
function closureOf(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return found;
}
