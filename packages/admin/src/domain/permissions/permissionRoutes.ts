import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../screens/ModuleDefinition.ts';
import type { PermissionOwner } from './permissionsApi.ts';

const load = () => import('./PermissionScreen.tsx');

const screens = {
  roles: () => load().then((chunk) => chunk.RolePermissions),
  positions: () => load().then((chunk) => chunk.PositionPermissions),
} as const;

/** `/{module}/edit-permissions/{id}`: the permissions of a role or a position. */
export function permissionRoutes(module: PermissionOwner): readonly RouteObject[] {
  const handle: RouteHandle = { crumb: 'permissions.crumb' };
  return [{ path: `${module}/edit-permissions/:id`, handle, lazy: { Component: screens[module] } }];
}
