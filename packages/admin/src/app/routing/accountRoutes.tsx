import type { LoaderFunction, RouteObject } from 'react-router';
import type { ModuleDefinition, RouteHandle } from '../../screens/ModuleDefinition.ts';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';
import { withChunkLimits } from './withChunkLimits.ts';

const core: RouteHandle = { messages: 'core' };

/**
 * Pages that need no credentials (P-AUTH-1). `forward` redirects signed-in users away from the
 * login form.
 */
export function authRoutes(forward: LoaderFunction): RouteObject[] {
  return withChunkLimits([
    {
      path: 'auth',
      handle: core,
      ErrorBoundary: RouteErrorBoundary,
      lazy: {
        Component: () => import('../../shell/AuthFrame.tsx').then((chunk) => chunk.AuthFrame),
      },
      children: [
        {
          path: 'login',
          handle: core,
          loader: forward,
          lazy: {
            Component: () =>
              import('../../modules/sign-in/LoginScreen.tsx').then((chunk) => chunk.LoginScreen),
          },
        },
        {
          path: '*',
          lazy: {
            Component: () =>
              import('../../modules/sign-in/AuthScreen.tsx').then((chunk) => chunk.AuthScreen),
          },
        },
      ],
    },
  ]);
}

/** The user's own account. It needs no permission, so it is not in the list of modules. */
export function profileRoutes(modules: readonly ModuleDefinition[]): RouteObject[] {
  return withChunkLimits([
    {
      path: 'profile',
      ErrorBoundary: RouteErrorBoundary,
      handle: { crumb: 'shell.profile' } satisfies RouteHandle,
      lazy: {
        Component: () =>
          import('../../modules/profile/ProfileScreen.tsx').then(({ ProfileScreen }) => () => (
            <ProfileScreen modules={modules} />
          )),
      },
    },
  ]);
}
