import type { LoaderFunction, RouteObject } from 'react-router';
import { withWords } from '../i18n/withWords.ts';
import type { RouteHandle } from '../records/ModuleDefinition.ts';
import { RouteFailure } from './RouteFailure.tsx';
import { withChunkLimits } from './withChunkLimits.ts';

/** Pages that need no credentials (P-AUTH-1). `forward` leads those who are signed in past the login form. */
export function authRoutes(forward: LoaderFunction): RouteObject[] {
  return withChunkLimits([
    {
      path: 'auth',
      ErrorBoundary: RouteFailure,
      lazy: {
        Component: () => import('../shell/AuthFrame.tsx').then((chunk) => chunk.AuthFrame),
      },
      children: [
        {
          path: 'login',
          loader: forward,
          lazy: {
            Component: () =>
              import('../screens/LoginScreen.tsx').then((chunk) => chunk.LoginScreen),
          },
        },
        {
          path: '*',
          lazy: {
            Component: withWords(['screens/auth', 'account'], () =>
              import('../screens/auth/AuthScreen.tsx').then((chunk) => chunk.AuthScreen),
            ),
          },
        },
      ],
    },
  ]);
}

/** One's own account: everybody who is signed in has one, so it is no module with rights. */
export function profileRoutes(): RouteObject[] {
  return withChunkLimits([
    {
      path: 'profile',
      ErrorBoundary: RouteFailure,
      handle: { crumb: 'shell.profile' } satisfies RouteHandle,
      lazy: {
        Component: withWords(['modules/profile', 'account', 'records/form'], () =>
          import('../modules/profile/ProfileScreen.tsx').then((chunk) => chunk.ProfileScreen),
        ),
      },
    },
  ]);
}
