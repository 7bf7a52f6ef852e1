import { codeCutter } from './cutCode.ts';

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
  '    fetchLoadMatches.forEach((_, key) => {',
  '    revalidatingFetchers.forEach((rf) => {',
  '      if (revalidatingFetchers.length > 0) {',
  '  revalidatingFetchers.filter((f) => !f.matches',
  '    if (pendingNavigationController) {\n      pendingNavigationController.signal.addEventListener(',
  '    if (pendingNavigationController) {\n      pendingNavigationController.signal.removeEventListener(',
  // Submissions that a redirect carries on.
  '    if (!submission && !fetcherSubmission && formMethod && formAction && formEncType) {',
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
  'opts && opts.submission && isMutationMethod(opts.submission.formMethod)',
  'submission != null && isMutationMethod(submission.formMethod)',
  'submission && isMutationMethod(submission.formMethod)',
  'activeSubmission && isMutationMethod(activeSubmission.formMethod)',
  'router.window != null && router.window.document != null && typeof router.window.document.startViewTransition === "function"',
] as const;

/** Options that this app does not give to the router. */
const neverGiven = [
  'init.instrumentations',
  'init.patchRoutesOnNavigation',
  'init.hydrationData',
  'init.dataStrategy',
] as const;

/** A navigation that carries no form. */
const plainNavigation = 'return { state: "loading", location, matches, historyAction };';

/**
 * The same router without those parts. A part that is not found is an error that names it: the library
 * has changed, and somebody has to look what became of it.
 */
export function withoutUnreachedRouter(code: string): string {
  const cutter = codeCutter(code, 'react-router', 'build/leanRouter.ts');
  for (const name of unreachedFunctions) cutter.empty(name);
  for (const name of unusedClasses) cutter.dropClass(name);
  cutter.replaceBlock('  if (submission) {\n    let navigation = {', plainNavigation);
  for (const start of unreachedBlocks) cutter.replaceBlock(start, '');
  for (const condition of neverTrue) cutter.replace(condition, 'false');
  for (const option of neverGiven) cutter.replace(option, '(void 0)');
  return cutter.code();
}
