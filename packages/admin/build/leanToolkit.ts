import type { Plugin } from 'vite';
import { codeCutter } from './cutCode.ts';
import { sourceFolder } from './sourceFolder.ts';

const core = /@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]rtk-query\.modern\.mjs$/;
const hooks = /@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]react[\\/]rtk-query-react\.modern\.mjs$/;

/** What the app must not ask of RTK Query, because the build leaves it out. */
const leftOut =
  /\b(?:infiniteQuery|updateQueryData|patchQueryData|updateCachedData|pollingInterval|onCacheEntryAdded|setupListeners|refetchOnFocus|refetchOnReconnect|(?:arg|meta|(?:raw)?(?:error)?response)Schema)\b/i;

/**
 * Leaves out of RTK Query what this app does without: lists that grow page by page, polling, callbacks of
 * cache entries, fetching anew when the window gets the focus, schemas, patches of answers. News come by the stream of events,
 * and answers are the contract's. All of it hangs on the one object that `createApi` makes, where no bundler
 * can see that it is not used; so a source file that asks for it stops the build.
 */
export function leanToolkit(): Plugin {
  return {
    name: 'rentyard-lean-toolkit',
    apply: 'build',
    transform: {
      filter: { id: [core, hooks, /[\\/]admin[\\/]src[\\/].*\.tsx?$/] },
      handler: (code, id) => {
        if (core.test(id)) return { code: leanQueries(code), map: null };
        if (hooks.test(id)) return { code: leanHooks(code), map: null };
        const used = id.startsWith(sourceFolder) ? leftOut.exec(code)?.[0] : undefined;
        if (used) {
          throw new Error(
            `${id} uses "${used}" of RTK Query, which the build leaves out of the app. Use the stream of events or a timer, or take it off the list in build/leanToolkit.ts.`,
          );
        }
        return undefined;
      },
    },
  };
}

/** The core of RTK Query without those parts. Fails when one of them is not found. */
export function leanQueries(code: string): string {
  const cutter = codeCutter(code, 'RTK Query', 'build/leanToolkit.ts');
  // Lists that grow page by page.
  cutter.replaceBlock('function isInfiniteQueryDefinition(', noInfiniteQuery);
  cutter.empty('buildInitiateInfiniteQuery');
  cutter.empty('buildInfiniteQuerySelector');
  cutter.replace('if (isQuery && "infiniteQueryOptions" in endpointDefinition)', 'if (false)');
  cutter.replace('if (isQueryDefinition(endpointDefinition)) thunk =', 'if (true) thunk =');
  cutter.replace(
    'const infiniteQueryThunk = createQueryThunk();',
    'const infiniteQueryThunk = void 0;',
  );
  // Schemas.
  cutter.dropClass('NamedSchemaError');
  cutter.empty('parseWithSchema');
  cutter.replace(' && !shouldSkip(', ' && false && !shouldSkip(');
  cutter.replace('caughtError instanceof NamedSchemaError', 'false');
  // Polling, callbacks of cache entries, focus and connection of the window.
  cutter.replace('buildPollingHandler,', '');
  cutter.replace('buildCacheLifecycleHandler,', '');
  cutter.replace('const windowEventsHandler = buildWindowEventHandler(builderArgs);', '');
  cutter.replace('windowEventsHandler(action, mwApiWithNext, stateBefore);', '');
  // Patches of answers, and with them a part of Immer: a save puts a whole answer in place of the old one.
  cutter.replace('enablePatches();', '');
  cutter.replaceBlock('\tconst patchQueryData = (', '\tconst patchQueryData = void 0;');
  cutter.replaceBlock('\tconst updateQueryData = (', '\tconst updateQueryData = void 0;');
  cutter.replace('substate.data = applyPatches(substate.data, patches.concat());', '');
  // Who listens is kept in the middleware; the copy in the state is for developer tools.
  cutter.replace('return applyPatches(state, action.payload);', 'return state;');
  return cutter.code();
}

/** The hooks of RTK Query without those for lists that grow page by page. */
export function leanHooks(code: string): string {
  const cutter = codeCutter(code, 'RTK Query', 'build/leanToolkit.ts');
  cutter.replaceBlock('function isInfiniteQueryDefinition(', noInfiniteQuery);
  cutter.empty('buildInfiniteQueryHooks');
  return cutter.code();
}

const noInfiniteQuery = 'function isInfiniteQueryDefinition() { return false; }';
