import type { RouteObject } from 'react-router';
import { withWords } from '../../i18n/withWords.ts';
import type { RouteHandle } from '../ModuleDefinition.ts';
import type { RightsGiver } from './permissionsApi.ts';

const words = ['records/form', 'records/permissions', 'rights'];
const load = () => import('./PermissionScreen.tsx');

const screens = {
  roles: withWords(words, () => load().then((chunk) => chunk.RolePermissions)),
  positions: withWords(words, () => load().then((chunk) => chunk.PositionPermissions)),
} as const;

/** `/{module}/edit-permissions/{id}`: the rights that a role or a position gives. */
export function rightsRoutes(module: RightsGiver): readonly RouteObject[] {
  const handle: RouteHandle = { crumb: 'rights.crumb' };
  return [{ path: `${module}/edit-permissions/:id`, handle, lazy: { Component: screens[module] } }];
}
