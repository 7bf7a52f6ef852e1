import type { Profile } from '@rentyard/contract/entities/account/account';
import type { LanguageCode } from '@rentyard/contract/languages';
import { actions, type Permission, subjects } from '@rentyard/contract/permissions';
import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { authRoutes, profileRoutes } from '../../packages/admin/src/app/accountRoutes.tsx';
import { handleFailedCall } from '../../packages/admin/src/app/handleFailedCall.ts';
import { modules } from '../../packages/admin/src/app/modules.ts';
import { type AppStore, createStore } from '../../packages/admin/src/app/store.ts';
import { withChunkLimits } from '../../packages/admin/src/app/withChunkLimits.ts';
import { firstPage } from '../../packages/admin/src/services/api/firstPage.ts';
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
import { SessionGuard } from '../../packages/admin/src/shell/SessionGuard.tsx';
import { type Answers, fakeServer } from './fakeServer.ts';

export interface AdminScreenProps {
  /** Below the language: `/offers/page/1`. */
  readonly address: string;
  readonly language: LanguageCode;
  /** What the server answers other than usual. */
  readonly answers?: Answers;
  /** Rights of whoever is signed in; all unless given. */
  readonly grants?: readonly Permission[];
  /** Nobody is signed in. */
  readonly isGuest?: boolean;
  /** With side bar, top bar, palette and keys around the screen. */
  readonly isFramed?: boolean;
}

/** A screen of the back office on its own router and store, over a server that never leaves the page. */
export function AdminScreen(props: AdminScreenProps): ReactNode {
  const { address, language, answers, grants, isGuest = false, isFramed = false } = props;
  const intl = useCoreMessages(language);
  const store = useMemo(() => {
    const store: AppStore = createStore({
      services: {
        fetch: fakeServer(answers),
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
  }, [answers, grants, isGuest, language]);
  const router = useMemo(
    () =>
      createMemoryRouter(
        [
          {
            path: '/:language',
            Component: isFramed ? Framed : Page,
            HydrateFallback: () => null,
            // The copies matter: a router writes into the routes that it is given.
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
  // Frames have landmarks of their own.
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

/** A page with what its frame lays over it when a session ends. */
function Page(): ReactNode {
  return (
    <>
      <Outlet />
      <SessionGuard />
    </>
  );
}

/** What others do and what keys do comes after the first page, which is there from the start here. */
function Framed(): ReactNode {
  useEffect(firstPage.raise, []);
  return <Frame modules={modules} />;
}

/** What a story tells its loader: where it stands, and in which language. */
interface StoryPlace {
  readonly args: { readonly address?: string | undefined };
  readonly globals: { readonly language?: unknown };
}

/**
 * Forgets drafts of other stories, and fetches the screens of the story's own module and the messages of its
 * language before it begins, so that its play function waits for the screen's behaviour and not for a build
 * on demand. Give it to `loaders`.
 */
export async function loadScreens({ args, globals }: StoryPlace): Promise<void> {
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

/** What the app gives its frame and its lists; other screens load all messages as they do there. */
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

/** Whoever is signed in in a story: an admin, or somebody with the given rights. */
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
