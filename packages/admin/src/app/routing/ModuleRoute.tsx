import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { ErrorScreen } from '../../domain/error-pages/ErrorScreen.tsx';
import { ForbiddenScreen } from '../../domain/error-pages/ForbiddenScreen.tsx';
import { isOpenTo } from '../../screens/isOpenTo.ts';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { can } from '../../services/permissions/useCan.ts';
import { useUser } from '../../services/session/useSession.ts';

interface ModuleRouteProps {
  readonly module: ModuleDefinition;
}

/**
 * Renders the screens of a module for users who may open it. Admin-only modules are "not found" for
 * others. Renders nothing after sign-out: the user is about to be redirected to the login form.
 */
export function ModuleRoute({ module }: ModuleRouteProps): ReactNode {
  const user = useUser();
  if (user === null) return null;
  if (isOpenTo(user, module)) return <Outlet />;
  if (!module.isAdminOnly) {
    const { subject, needs = [] } = module;
    const missing = [subject, ...needs].find((one) => !can(user, 'read', one));
    return <ForbiddenScreen action="read" subject={missing ?? subject} />;
  }
  return <ErrorScreen address="/error/404" onRetry={() => location.reload()} />;
}
