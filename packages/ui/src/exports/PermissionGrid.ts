export {
  type PermissionAction,
  PermissionGrid,
  type PermissionGridProps,
  type PermissionSubject,
} from '../PermissionGrid/PermissionGrid.tsx';
export {
  changedPermissions,
  isGranted,
  type PermissionCell,
  type Permissions,
} from '../PermissionGrid/permissions.ts';
