import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { baseCss, themeCss } from '../../ui/src/theme/theme.ts';

/** Source files of the first page, relative to the admin. */
export interface FirstPages {
  /** The frame and the list that staff open most. */
  readonly signedIn: readonly string[];
  /** The sign-in screen. */
  readonly signedOut: readonly string[];
}

/** Files that the page's first script preloads. */
interface FirstFiles {
  readonly signedIn: readonly string[];
  readonly signedOut: readonly string[];
  /** The core messages of each language. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

/** The server replaces it with a new nonce in every response (`api/src/staticFiles.ts`). */
export const nonceSlot = '__CSP_NONCE__';

const adminFolder = resolve(import.meta.dirname, '..');
const messagesId = /virtual:messages\/core\/([a-z]{2})$/;

/**
 * Two chunks for the first page: `app` with the code of every page, `list` with the code of lists.
 * The dynamic imports of the routes split everything else.
 */
export function chunkGroups({ signedIn, signedOut }: FirstPages): Rolldown.CodeSplittingGroup[] {
  const isInEntry = reachedFrom(['src/main.tsx']);
  const isInList = reachedFrom(signedIn);
  const isInSignIn = reachedFrom(signedOut);
  return [
    {
      name: (id, graph) =>
        isInEntry(id, graph) || (isInList(id, graph) && isInSignIn(id, graph)) ? 'app' : null,
      debugName: 'app',
      priority: 2,
    },
    { name: (id, graph) => (isInList(id, graph) ? 'list' : null), debugName: 'list', priority: 1 },
  ];
}

/**
 * The files that the browser loads beside an imported chunk, before it has read that chunk. Not the chunk itself, which
 * the import requests at once, and not what every page has loaded: the lists of files are part of the first page.
 */
export function preloadedBefore(imported: string, files: readonly string[]): string[] {
  return files.filter((file) => file !== imported && !/\/(?:app|rolldown-runtime)-/.test(file));
}

/**
 * Asks the browser to compile every function of the first page's chunks beside their download, instead of one by one
 * on the main thread when they are called: <https://v8.dev/blog/explicit-compile-hints>. Other browsers ignore it.
 */
export function compileHintPlugin(): Plugin {
  return {
    name: 'rentyard-compile-hint',
    enforce: 'post',
    generateBundle: {
      // The comment counts in the first line only, so it precedes what Vite adds.
      order: 'post',
      handler: (_, bundle) => {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk' || !(output.name === 'app' || output.name === 'list'))
            continue;
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
        }
      },
    },
  };
}

type ModuleGraph = Rolldown.ChunkingContext;

/** Checks whether static imports lead from the files to a module. */
function reachedFrom(files: readonly string[]): (id: string, graph: ModuleGraph) => boolean {
  let reached: Set<string> | undefined;
  return (id, graph) => {
    if (!reached) {
      const found = new Set<string>();
      const visit = (one: string) => {
        if (found.has(one)) return;
        found.add(one);
        for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) visit(imported);
      };
      for (const file of files) visit(resolve(adminFolder, file));
      reached = found;
    }
    return reached.has(id);
  };
}

/**
 * Adds the theme and the first script (`src/early.ts`) to `index.html`: the page paints in the
 * right theme and sends its first requests before any module runs.
 */
export function pagePlugin(firstPages: FirstPages): Plugin {
  return {
    name: 'rentyard-page',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        return {
          html,
          tags: [
            { tag: 'style', attrs: { id: 'ry-theme' }, children: themeCss + baseCss },
            {
              tag: 'script',
              children: await firstScript(filesOf(firstPages, bundle)),
              injectTo: 'body',
            },
          ],
        };
      },
    },
  };
}

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

function filesOf({ signedIn, signedOut }: FirstPages, bundle: Bundle): FirstFiles {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const withImports = (roots: readonly Rolldown.OutputChunk[]) => {
    const files = new Set<string>();
    const visit = (file: string) => {
      const chunk = bundle[file];
      if (files.has(file) || chunk?.type !== 'chunk') return;
      files.add(file);
      for (const imported of chunk.imports) visit(imported);
    };
    for (const { fileName } of roots) visit(fileName);
    return [...files];
  };
  const holding = (sources: readonly string[]) =>
    withImports(
      chunks.filter(({ moduleIds }) =>
        sources.some((source) => moduleIds.includes(resolve(adminFolder, source))),
      ),
    );
  const languages = chunks.flatMap((chunk) =>
    chunk.moduleIds.flatMap((id) => {
      const language = messagesId.exec(id)?.[1];
      return language === undefined ? [] : [[language, withImports([chunk])] as const];
    }),
  );
  return {
    signedIn: holding(signedIn),
    signedOut: holding(signedOut),
    languages: Object.fromEntries(languages),
  };
}

async function firstScript(firstFiles: FirstFiles): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(adminFolder, 'src/early.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    conditions: ['@rentyard/source'],
    define: { firstFiles: JSON.stringify(firstFiles) },
    logLevel: 'error',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
