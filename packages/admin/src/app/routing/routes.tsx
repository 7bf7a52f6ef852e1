import { isLanguageCode } from '@rentyard/contract/languages';
import type { AlertStore } from '@rentyard/ui/Alerts';
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { preferredLanguage, storedLanguage, withLanguage } from '../../services/i18n/language.ts';
import { type CoreMessages, loadLanguage } from '../../services/i18n/loadMessages.ts';
import { loadChunk } from '../../services/loadChunk.ts';
import { offeredLanguages } from '../../services/session/initApi.ts';
import { selectUser } from '../../services/session/session.ts';
import { useIsSignedIn } from '../../services/session/useSession.ts';
import type { AppStore } from '../store/store.ts';
import { authRoutes, profileRoutes } from './accountRoutes.tsx';
import { failBootScreen } from './bootScreen.ts';
import { atRoot, publicPage, signedInOnly, signedOutOnly } from './guards.ts';
import { navigationDelay } from './navigationDelay.ts';
import { Root } from './Root.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';
import { loadScreen, withChunkLimits } from './withChunkLimits.ts';

const Frame = lazy(() =>
  loadChunk(() => import('../../shell/Frame.tsx')).then((chunk) => ({ default: chunk.Frame })),
);

interface RoutesOptions {
  readonly store: AppStore;
  readonly alerts: AlertStore;
  readonly modules: readonly ModuleDefinition[];
  /** Responses that the first page of a signed-in user waits for. */
  readonly earlyResponses: Promise<unknown>;
}

/** All routes of the back office, below the language (P-BOOT-2). */
export function appRoutes({
  store,
  alerts,
  modules,
  earlyResponses,
}: RoutesOptions): RouteObject[] {
  const guard = signedInOnly(store);
  return [
    {
      path: '/:language',
      loader: languageLoader,
      shouldRevalidate: ({ currentParams, nextParams }) =>
        currentParams.language !== nextParams.language,
      Component: () => <Root alerts={alerts} />,
      ErrorBoundary: RootErrorBoundary,
      children: [
        { index: true, loader: atRoot(store, modules), Component: Nothing },
        ...authRoutes(signedOutOnly(store, modules)),
        {
          loader: publicPage(store),
          shouldRevalidate: () => false,
          Component: () => <PublicFrame modules={modules} />,
          ErrorBoundary: RouteErrorBoundary,
          children: withChunkLimits(
            ['error/:page', 'billings/overview', '*'].map((path) => ({
              path,
              lazy: {
                Component: () =>
                  import('../../domain/error-pages/ErrorPage.tsx').then(
                    (chunk) => chunk.ErrorRoute,
                  ),
              },
            })),
          ),
        },
        {
          loader: async (request) => {
            const [elsewhere] = await Promise.all([guard(request), earlyResponses]);
            return elsewhere;
          },
          shouldRevalidate: () => false,
          lazy: { Component: loadScreen(() => loadFrame(modules)) },
          ErrorBoundary: RouteErrorBoundary,
          children: [
            {
              loader: navigationDelay,
              shouldRevalidate: () => true,
              children: [
                ...modules.map((module) => moduleRoute(store, module)),
                ...profileRoutes(modules),
              ],
            },
          ],
        },
      ],
    },
    { path: '*', loader: redirectWithLanguage },
  ];
}

interface PublicFrameProps {
  readonly modules: readonly ModuleDefinition[];
}

/**
 * The frame of public pages: the app's frame for signed-in users, else the frame of the login form.
 */
function PublicFrame({ modules }: PublicFrameProps): ReactNode {
  const isSignedIn = useIsSignedIn();
  return <Suspense>{isSignedIn ? <Frame modules={modules} /> : <AuthFrame />}</Suspense>;
}

const AuthFrame = lazy(() =>
  loadChunk(() => import('../../shell/AuthFrame.tsx')).then((chunk) => ({
    default: chunk.AuthFrame,
  })),
);

/** The router renders the components of its routes at each navigation, so those of every page are memoised. */
async function loadFrame(modules: readonly ModuleDefinition[]): Promise<ComponentType> {
  const { Frame } = await import('../../shell/Frame.tsx');
  return memo(() => <Frame modules={modules} />);
}

async function loadModuleRoute(module: ModuleDefinition): Promise<ComponentType> {
  const { ModuleRoute } = await import('./ModuleRoute.tsx');
  return memo(() => <ModuleRoute module={module} />);
}

function moduleRoute(store: AppStore, module: ModuleDefinition): RouteObject {
  const routes = module.isAdminOnly ? adminsOnly(store, module.routes) : module.routes;
  return {
    id: module.name,
    lazy: { Component: loadScreen(() => loadModuleRoute(module)) },
    ErrorBoundary: RouteErrorBoundary,
    handle: { module },
    children: withChunkLimits(routes),
  };
}

async function languageLoader({
  params,
  request,
}: LoaderFunctionArgs): Promise<Response | CoreMessages> {
  const { language } = params;
  if (isLanguageCode(language)) return loadChunk(() => loadLanguage(language));
  return redirectWithLanguage({ request });
}

/** Adds the user's language to an address without one and keeps the rest. */
function redirectWithLanguage({ request }: Pick<LoaderFunctionArgs, 'request'>): Response {
  const { pathname, search, hash } = new URL(request.url);
  const offered = offeredLanguages(undefined).map(({ code }) => code);
  const language = preferredLanguage(storedLanguage(), navigator.languages, offered);
  return redirect(withLanguage(language, pathname) + search + hash);
}

/** The address without a module redirects before it renders. */
function Nothing(): null {
  return null;
}

/** Shows the failure in the boot screen when even the messages could not be loaded. */
function RootErrorBoundary(): null {
  useEffect(failBootScreen, []);
  return null;
}

type LoadScreen = () => Promise<ComponentType>;

/**
 * The routes of an admin-only module. Other users get a 404 (see `ModuleRoute`), so the code of the
 * screens is not loaded for them.
 */
function adminsOnly(store: AppStore, routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const lazy = guarded(store, route.lazy);
    if (route.index) return { ...route, lazy };
    const { children } = route;
    return { ...route, lazy, ...(children && { children: adminsOnly(store, children) }) };
  });
}

function guarded(store: AppStore, lazy: RouteObject['lazy']): RouteObject['lazy'] {
  if (!lazy || typeof lazy === 'function' || !lazy.Component) return lazy;
  const load = lazy.Component as LoadScreen;
  return {
    ...lazy,
    Component: () =>
      selectUser(store.getState())?.is_admin ? load() : Promise.resolve(ReloadForAdmin),
  };
}

/**
 * The router caches the loaded component, so an admin who signs in after another user must reload
 * the page.
 */
function ReloadForAdmin(): null {
  useEffect(() => location.reload(), []);
  return null;
}
