import type { Profile } from '@rentyard/contract/entities/account/account';
import type { LanguageCode } from '@rentyard/contract/languages';
import { actions, type Permission, subjects } from '@rentyard/contract/permissions';
import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { handleFailedCall } from '../../packages/admin/src/app/handleFailedCall.ts';
import { modules } from '../../packages/admin/src/app/modules.ts';
import { authRoutes, profileRoutes } from '../../packages/admin/src/app/routing/accountRoutes.tsx';
import { withChunkLimits } from '../../packages/admin/src/app/routing/withChunkLimits.ts';
import { type AppStore, createStore } from '../../packages/admin/src/app/store/store.ts';
import { firstPage } from '../../packages/admin/src/services/api/status/firstPage.ts';
import { drafts } from '../../packages/admin/src/services/drafts/draftStore.ts';
import { I18nProvider } from '../../packages/admin/src/services/i18n/I18nProvider.tsx';
import {
  type CoreMessages,
  loadAllMessages,
  loadCoreMessages,
} from '../../packages/admin/src/services/i18n/loadMessages.ts';
import { selectToken } from '../../packages/admin/src/services/session/session.ts';
import { signedInAgain } from '../../packages/admin/src/services/session/signedInAgain.ts';
import { Frame } from '../../packages/admin/src/shell/Frame.tsx';
import { RefusalHost } from '../../packages/admin/src/shell/RefusalHost.tsx';
import { SessionGuard } from '../../packages/admin/src/shell/SessionGuard.tsx';
import { type FakeResponses, fakeServer } from './fakeServer.ts';

export interface AdminScreenProps {
  /** The path below the language: `/offers/page/1`. */
  readonly address: string;
  readonly language: LanguageCode;
  /** Server responses that replace the default ones. */
  readonly responses?: FakeResponses;
  /** Permissions of the signed-in user. Defaults to all. */
  readonly grants?: readonly Permission[];
  /** Without a signed-in user. */
  readonly isGuest?: boolean;
  /** Renders side bar, top bar, palette and shortcuts around the screen. */
  readonly isFramed?: boolean;
}

/** A screen of the back office with its own router, store and fake server. */
export function AdminScreen(props: AdminScreenProps): ReactNode {
  const { address, language, responses, grants, isGuest = false, isFramed = false } = props;
  const intl = useCoreMessages(language);
  const store = useMemo(() => {
    const store: AppStore = createStore({
      services: {
        fetch: fakeServer(responses),
        token: () => selectToken(store.getState()),
        language: () => language,
        act: (...failed) =>
          handleFailedCall({ store: () => store, navigateTo: () => {} })(...failed),
        signedInAgain: (token) => signedInAgain(store, token),
        onReachabilityChange: () => {},
      },
      ...(!isGuest && { session: { token: 'story', user: storyUser(grants) } }),
    });
    return store;
  }, [responses, grants, isGuest, language]);
  const router = useMemo(
    () =>
      createMemoryRouter(
        [
          {
            path: '/:language',
            Component: isFramed ? Framed : Page,
            HydrateFallback: () => null,
            // The copies are necessary, because a router mutates its routes.
            children: [
              ...authRoutes(() => null),
              ...profileRoutes(modules),
              ...modules.map((module) => ({
                id: module.name,
                handle: { module },
                children: withChunkLimits(module.routes),
              })),
            ],
          },
        ],
        { initialEntries: [`/${language}${address}`] },
      ),
    [address, language, isFramed],
  );
  if (!intl) return null;
  // Frames have their own landmarks.
  const Around = isGuest || isFramed ? Fragment : 'main';
  return (
    <Provider store={store}>
      <I18nProvider language={language} intl={intl}>
        <Around>
          <RouterProvider router={router} />
        </Around>
      </I18nProvider>
    </Provider>
  );
}

/** A page with the dialogs that cover it: a refused reservation, a sign-in when a session ends. */
function Page(): ReactNode {
  return (
    <>
      <Outlet />
      <RefusalHost />
      <SessionGuard />
    </>
  );
}

/** Presence and shortcuts load after the first page. Stories mark the first page as rendered immediately. */
function Framed(): ReactNode {
  useEffect(() => firstPage.set(true), []);
  return <Frame modules={modules} />;
}

/** The input of a story's loader: its path and its language. */
interface StoryContext {
  readonly args: { readonly address?: string | undefined };
  readonly globals: { readonly language?: unknown };
}

/**
 * Deletes drafts of other stories and loads the screens of the story's module and the messages of its language. The
 * play function then waits only for the behaviour of the screen, not for an on-demand build. Pass it to `loaders`.
 */
export async function loadScreens({ args, globals }: StoryContext): Promise<void> {
  const { address = '/' } = args;
  const own = modules.filter(({ name }) => address.split('/')[1] === name);
  const account = [...authRoutes(() => null), ...profileRoutes(modules)];
  const screens = [...account, ...own.flatMap(({ routes }) => routes)].flatMap(loadersOf);
  await Promise.all([
    drafts.sweep(Number.MAX_SAFE_INTEGER),
    loadAllMessages((globals.language ?? 'en') as LanguageCode),
    ...screens.map((load) => load()),
    import('../../packages/admin/src/records/filters/FilterBar.tsx'),
    import('../../packages/admin/src/shell/palette/GlobalCommands.tsx'),
    import('../../packages/admin/src/shell/palette/Palette.tsx'),
  ]);
}

function loadersOf(route: RouteObject): readonly (() => unknown)[] {
  const { lazy, children = [] } = route;
  const own = typeof lazy === 'object' && lazy.Component ? [lazy.Component] : [];
  return [...own, ...children.flatMap(loadersOf)];
}

/** The messages that the app gives its frame and lists. Other screens load all messages, as in the app. */
function useCoreMessages(language: LanguageCode): CoreMessages['intl'] | undefined {
  const [loaded, setLoaded] = useState<Pick<CoreMessages, 'intl'> & { language: LanguageCode }>();
  useEffect(() => {
    let isWanted = true;
    void loadCoreMessages(language).then(({ intl }) => {
      if (isWanted) setLoaded({ language, intl });
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.intl : undefined;
}

const allGrants = subjects.flatMap((subject) =>
  actions.map((action): Permission => [action, subject]),
);

/** The signed-in user of a story: an admin, or a user with the given permissions. */
export function storyUser(grants: readonly Permission[] = allGrants): Profile {
  return {
    id: 1,
    first_name: 'Main',
    last_name: 'Admin',
    email: 'admin@rentyard.test',
    phone: null,
    password_expired: false,
    password_changed_at: null,
    email_verified_at: null,
    two_step: false,
    documents_verified_at: null,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    position: null,
    role: { id: 1, name: 'admin' },
    is_admin: grants === allGrants,
    permissions: grants,
    language: null,
    preferences: {},
  };
}
