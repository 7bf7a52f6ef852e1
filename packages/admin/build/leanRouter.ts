/**
 * Parts of react-router that nothing in this app can reach, though no bundler can see it: they hang on one
 * object that `createRouter` returns. Data comes from the store, so there are no form submissions and no
 * fetchers; pages are drawn in the browser alone; scroll is kept per list (`useScrollMemory`).
 */
const unreachedFunctions = [
  // Submissions and fetchers.
  'isSubmissionNavigation',
  'isMutationMethod',
  'getSubmissionFromNavigation',
  'handleAction',
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
  'getUpdatedRevalidatingFetchers',
  'updateFetcherState',
  'setFetcherError',
  'getFetcher',
  'resetFetcher',
  'deleteFetcher',
  'queueFetcherForDeletion',
  'abortFetcher',
  'markFetchersDone',
  'markFetchRedirectsDone',
  'abortStaleFetchLoads',
  // Middleware of routes.
  'runClientMiddlewarePipeline',
  // Routes that are found out while the app runs.
  'discoverRoutes',
  'patchRoutes',
  '_internalSetRoutes',
  // Scroll.
  'enableScrollRestoration',
  'saveScrollPosition',
  'getSavedScrollPosition',
  // Rendering on a server, and server components.
  'parseHydrationData',
  'RSCErrorHandler',
  'decodeRouteErrorResponseDigest',
  // A screen for errors: every route has one of this app's own.
  'DefaultErrorComponent',
  // Advice to developers, who read it in development.
  'warning',
  'warnOnce',
  // Watching the router from outside.
  'instrumentClientSideRouter',
  'getRouteInstrumentationUpdates',
] as const;

/** Classes that look to a bundler as if making them did something. */
const unusedClasses = ['AwaitErrorBoundary', 'RemixErrorBoundary'] as const;

/** Statements of functions that are needed otherwise, by how they begin. */
const unreachedBlocks = [
  // Fetchers.
  '  fetchLoadMatches.forEach((f, key) => {',
  '    state.fetchers.forEach((fetcher, key) => {',
  '    fetchersQueuedForDeletion.forEach((key) => {',
  // View transitions.
  '    if (isBrowser3) {\n      restoreAppliedTransitions(',
  '    if (pendingAction === "POP" /* Pop */ && !isUninterruptedRevalidation && location !== state.location) {',
  '  React3.useEffect(() => {\n    if (vtContext.isTransitioning && !vtContext.flushSync) {',
  '  React3.useEffect(() => {\n    if (renderDfd && pendingState && router.window) {',
  '  React3.useEffect(() => {\n    if (renderDfd && pendingState && state.location.key',
  '  React3.useEffect(() => {\n    if (!vtContext.isTransitioning && interruption) {',
] as const;

/** Conditions that are never true here. */
const neverTrue = [
  'router.window != null && router.window.document != null && typeof router.window.document.startViewTransition === "function"',
] as const;

/** Options that this app does not give to the router. */
const neverGiven = [
  'init.instrumentations',
  'init.patchRoutesOnNavigation',
  'init.hydrationData',
  'init.dataStrategy',
] as const;

/**
 * The same router without those parts. A part that is not found is an error that names it: the library
 * has changed, and somebody has to look what became of it.
 */
export function withoutUnreachedRouter(code: string): string {
  let lean = code;
  for (const name of unreachedFunctions) lean = emptied(lean, name);
  for (const name of unusedClasses) {
    lean = replaced(lean, name, blockAt(lean, `var ${name} = class extends `), `var ${name};`);
  }
  for (const start of unreachedBlocks) lean = replaced(lean, start, blockAt(lean, start), '');
  for (const condition of neverTrue) lean = replaced(lean, condition, condition, 'false');
  for (const option of neverGiven) lean = replaced(lean, option, option, '(void 0)');
  return lean;
}

function emptied(code: string, name: string): string {
  const start = new RegExp(`^ *(?:async )?function ${name.replace('$', '\\$')}\\(`, 'm').exec(
    code,
  )?.[0];
  const block = start && blockAt(code, start);
  return replaced(code, name, block, `function ${name}() {}`);
}

/** From where a line begins with `start` to the line that closes it, which stands as far in. */
function blockAt(code: string, start: string): string | undefined {
  const from = code.startsWith(start) ? 0 : code.indexOf(`\n${start}`) + 1;
  if (from === 0 && !code.startsWith(start)) return undefined;
  const indent = /^ */.exec(start)?.[0] ?? '';
  const closing = new RegExp(`^${indent}\\}(?:;|\\);|, \\[[^\\]]*\\]\\);)?$`, 'm').exec(
    code.slice(from),
  );
  return closing ? code.slice(from, from + closing.index + closing[0].length) : undefined;
}

function replaced(code: string, what: string, old: string | undefined, next: string): string {
  if (old === undefined || !code.includes(old)) {
    throw new Error(
      `react-router has no "${what}" any more. The build leaves it out of the app. Look what became of it and correct build/leanRouter.ts.`,
    );
  }
  return code.replaceAll(old, () => next);
}
