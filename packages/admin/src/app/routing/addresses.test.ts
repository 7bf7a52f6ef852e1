import type { Profile } from '@rentyard/contract/entities/account/account';
import { type LanguageCode, languageCodes } from '@rentyard/contract/languages';
import { isPagePath } from '@rentyard/contract/pagePath';
import { createAlerts } from '@rentyard/ui/Alerts';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { ApiServices } from '../../services/api/endpoint.ts';
import { modules } from '../modules.ts';
import { createStore } from '../store/store.ts';
import { appRoutes } from './routes.tsx';

const admin = { id: 1, is_admin: true, permissions: [], preferences: {} } as unknown as Profile;

/** The app's routes without screens: these tests are about addresses only. */
function router() {
  // This test sends no requests.
  const services = {} as ApiServices;
  const store = createStore({ services, session: { token: 'token', user: admin } });
  const [below, ...others] = appRoutes({
    store,
    alerts: createAlerts(),
    modules,
    earlyResponses: Promise.resolve(),
  });
  // The build compiles the messages.
  return createMemoryRouter([{ ...below, loader: undefined }, ...others].map(withoutScreens), {
    initialEntries: ['/en/profile'],
  });
}

function withoutScreens({ lazy: _, Component: __, ...route }: RouteObject): RouteObject {
  const element = { ...route, element: null } as RouteObject;
  return route.children
    ? ({ ...element, children: route.children.map(withoutScreens) } as RouteObject)
    : element;
}

const app = router();

/** Returns the final address without its language and the route pattern of its screen. */
async function opened(language: LanguageCode, address: string): Promise<readonly string[]> {
  await app.navigate(`/${language}${address}`);
  const { location, matches, errors } = app.state;
  expect(errors).toBeNull();
  const [, ownLanguage, rest = ''] = /^\/(\w\w)(\/.*)$/.exec(location.pathname) ?? [];
  expect(ownLanguage).toBe(language);
  const paths = matches.map(({ route }) => route.path).filter((path) => path !== undefined);
  return [rest + location.search, paths.slice(1).join('/')];
}

const lists = [
  ...['buzbot_dashboard', 'buzbot_messages', 'tags', 'orders', 'offers', 'brands', 'countries'],
  ...['regions', 'pages', 'categories', 'category-groups', 'currencies', 'languages', 'projects'],
  ...['roles', 'users'],
];
const withForms = lists.filter((module) => !/^buzbot|^categor/.test(module));
const withSteps = ['categories', 'category-groups'];

type Pair = readonly [address: string, expected: string];

/** Addresses without a redirect, with their route patterns. */
const unchanged: readonly Pair[] = [
  ...lists.map((module): Pair => [`/${module}/page/3?quick_filter=ab`, `${module}/page/:page`]),
  ...withForms.flatMap((module): Pair[] => [
    [`/${module}/create`, `${module}/create`],
    [`/${module}/edit/12`, `${module}/edit/:id`],
  ]),
  ...withSteps.flatMap((module) =>
    ['basics', 'properties', 'prices'].map(
      (step): Pair => [`/${module}/7/update/${step}`, `${module}/:id/update/${step}`],
    ),
  ),
  ['/roles/edit-permissions/2', 'roles/edit-permissions/:id'],
  ['/buzbot_dashboard/log/5', 'buzbot_dashboard/log/:id'],
  ['/buzbot_messages/room/5', 'buzbot_messages/room/:id'],
  ['/buzbot_broadcast', 'buzbot_broadcast'],
  ['/offers/review', 'offers/review'],
  ['/orders/board', 'orders/board'],
  ['/profile', 'profile'],
  ...['registration', 'email-confirmed', 'email-expired', 'reset-password-success'].map(
    (page): Pair => [`/auth/${page}`, 'auth/*'],
  ),
  ['/auth/reset-password/abc', 'auth/*'],
  ['/auth/email-sent', 'auth/*'],
  ...['404', '403', '500', 'unknown'].map((page): Pair => [`/error/${page}`, 'error/:page']),
  ['/billings/overview', 'billings/overview'],
];

/** Addresses that redirect. */
const redirected: readonly Pair[] = [
  ...lists.flatMap((module): Pair[] => [
    [`/${module}`, `/${module}/page/1`],
    [`/${module}/page?sort=-id`, `/${module}/page/1?sort=-id`],
  ]),
  ...withSteps.map((module): Pair => [`/${module}/7/update`, `/${module}/7/update/basics`]),
  ['/photo', '/photo/page/1'],
  ['/', '/projects/page/1'],
  ['/auth/login', '/projects/page/1'],
];

test('every page address without a language is recognised by the server', () => {
  const paths = [...unchanged, ...redirected].map(([address]) => address);
  const modulePaths = modules.flatMap((module) => module.routes.map(({ path }) => `/${path}`));
  for (const path of [...paths, ...modulePaths]) expect(isPagePath(path), path).toBe(true);
});

describe.each(languageCodes)('in %s', (language) => {
  test.each(unchanged)('%s opens the screen %s', async (address, pattern) => {
    expect(await opened(language, address)).toEqual([address, pattern]);
  });

  test.each(redirected)('%s redirects to %s', async (address, to) => {
    const [rest, pattern] = await opened(language, address);
    expect(rest).toBe(to);
    expect(pattern).not.toMatch(/^\*/);
  });
});
