import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import type { ModuleDefinition } from '../records/ModuleDefinition.ts';
import { ForbiddenScreen } from '../screens/ForbiddenScreen.tsx';
import { useCan } from '../session/useCan.ts';

interface ModuleRouteProps {
  readonly module: ModuleDefinition;
}

/** The screens of a module, for those who may read it. */
export function ModuleRoute({ module }: ModuleRouteProps): ReactNode {
  const mayRead = useCan('read', module.subject);
  return mayRead ? <Outlet /> : <ForbiddenScreen action="read" subject={module.subject} />;
}
