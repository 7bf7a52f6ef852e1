export { changedGrants, type GrantCell, type Grants, isGranted } from '../PermissionGrid/grants.ts';
export {
  type PermissionAction,
  PermissionGrid,
  type PermissionGridProps,
  type PermissionSubject,
} from '../PermissionGrid/PermissionGrid.tsx';
