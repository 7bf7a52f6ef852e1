import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { sourceFolder } from './sourceFolder.ts';

interface ChunkGroup {
  readonly name: (id: string, graph: ModuleGraph) => string | null;
  readonly priority: number;
}

interface ModuleGraph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/** The list that staff open first and most: what it shares with others costs its page no request more. */
const busiest = 'offers';

const inSource = (...path: string[]) => join(sourceFolder, ...path);

/**
 * Few requests for a first page: the entry with what every page needs, one chunk for the way in or for
 * what the lists share with their frame, and a small one for what a list has to itself. The page asks for all
 * of them at once. What forms share is one chunk too, which is asked for together with any form.
 */
export function firstPageChunks(): readonly ChunkGroup[] {
  const entry = [inSource('main.tsx')];
  const login = [inSource('shell', 'AuthFrame.tsx'), inSource('screens', 'LoginScreen.tsx')];
  const frame = [inSource('shell', 'Frame.tsx')];
  const lists = readdirSync(inSource('modules'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[^/\\]+[/\\][A-Z]\w*List\.tsx$/.test(path))
    .map((path) => [inSource('modules', path)]);
  const forms = readdirSync(inSource('modules'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[^/\\]+[/\\][A-Z]\w*Form\.tsx$/.test(path))
    .map((path) => [inSource('modules', path)]);
  const framed = [frame, ...lists].flat();
  const closures = new WeakMap<readonly string[], ReadonlySet<string>>();
  const needs = (roots: readonly string[], id: string, graph: ModuleGraph) => {
    const known = closures.get(roots) ?? closureOf(roots, graph);
    closures.set(roots, known);
    return known.has(id);
  };
  /** The modules whose lists need it. */
  const usersOf = (id: string, graph: ModuleGraph) =>
    lists.flatMap((roots) =>
      needs(roots, id, graph) ? roots.map((path) => basename(dirname(path))) : [],
    );
  return [
    {
      name: (id, graph) =>
        needs(entry, id, graph) || (needs(login, id, graph) && needs(framed, id, graph))
          ? 'app'
          : null,
      priority: 3,
    },
    { name: (id, graph) => (needs(login, id, graph) ? 'login' : null), priority: 2 },
    {
      name: (id, graph) => {
        const users = usersOf(id, graph);
        const isCommon =
          users.length > lists.length / 2 || (users.length > 1 && users.includes(busiest));
        return needs(frame, id, graph) || isCommon ? 'list' : null;
      },
      priority: 1.2,
    },
    // What a few lists share is no burden of the others.
    {
      name: (id, graph) => {
        const users = usersOf(id, graph);
        return users.length > 1 ? `shared-${users.join('-')}` : null;
      },
      priority: 1.1,
    },
    {
      name: (id, graph) => {
        const [user] = usersOf(id, graph);
        return user === undefined ? null : `list-${user}`;
      },
      priority: 1,
    },
    {
      name: (id, graph) => {
        if (forms.filter((form) => needs(form, id, graph)).length > 1) return 'form';
        return /[\\/]ui[\\/]src[\\/]overlays[\\/]/.test(id) ? 'overlay' : null;
      },
      priority: 0,
    },
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
