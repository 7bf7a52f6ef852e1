export { changedGrants, type GrantCell, type Grants } from '../PermissionGrid/grants.ts';
export {
  type PermissionAction,
  PermissionGrid,
  type PermissionGridProps,
  type PermissionSubject,
} from '../PermissionGrid/PermissionGrid.tsx';
