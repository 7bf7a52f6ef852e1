import { requiredAction } from '@rentyard/contract/entities/role/permissionList';
import {
  type Action,
  actions,
  applicableActions,
  type Permission,
  type Subject,
  subjects,
} from '@rentyard/contract/permissions';
import type { PermissionCell, Permissions } from '@rentyard/ui/PermissionGrid';
import { mergeEntries } from '../../records/form/values/merge.ts';

/** Subjects with some of their actions, in grid order. */
export type PermissionsBySubject = readonly (readonly [Subject, readonly Action[]])[];

/** Permissions in grid order, without duplicates, so that equal sets are equal lists. */
export function sortPermissions(permissions: readonly Permission[]): readonly Permission[] {
  const keys = new Set(permissions.map(String));
  return subjects.flatMap((subject) =>
    actions
      .filter((action) => keys.has(`${action},${subject}`))
      .map((action): Permission => [action, subject]),
  );
}

/** The effective permissions of each subject: `manage` includes all its actions. */
export function effectivePermissions(permissions: readonly Permission[]): Permissions {
  return Object.fromEntries(
    subjects.map((subject) => {
      const own = permissions
        .filter((permission) => permission[1] === subject)
        .map(([action]) => action);
      const all = own.includes('manage') ? [...own, ...applicableActions[subject]] : own;
      return [subject, actions.filter((action) => all.includes(action))];
    }),
  );
}

/** Whether `manage` on the subject includes this permission. */
export function isCovered(
  permissions: readonly Permission[],
  { subject, action }: PermissionCell,
): boolean {
  return action !== 'manage' && permissions.some(([a, s]) => s === subject && a === 'manage');
}

/** A permission that was added or removed automatically. */
export interface SideEffect {
  /**
   * `added`: another permission requires it; `removed`: a permission that it requires was removed.
   */
  readonly kind: 'added' | 'removed';
  readonly action: Action;
  /** The permission whose change caused it. */
  readonly because: Action;
  readonly subject: Subject;
}

export interface ChangedPermissions {
  readonly permissions: readonly Permission[];
  readonly sideEffects: readonly SideEffect[];
}

/**
 * Applies changed cells of the grid. A permission is added with the one that it requires, and
 * removed with it (P-PERM).
 */
export function changePermissions(
  permissions: readonly Permission[],
  shown: Permissions,
  requested: Permissions,
): ChangedPermissions {
  const keys = new Set(permissions.map(String));
  const sideEffects: SideEffect[] = [];
  const touched = (from: Permissions, to: Permissions): readonly Permission[] =>
    subjects.flatMap((subject) =>
      actions
        .filter((action) => to[subject]?.includes(action) && !from[subject]?.includes(action))
        .map((action): Permission => [action, subject]),
    );
  const added = touched(shown, requested);
  const removed = touched(requested, shown);
  for (const permission of added) keys.add(String(permission));
  for (const permission of removed) keys.delete(String(permission));
  const has = (action: Action, subject: Subject) =>
    keys.has(`${action},${subject}`) || keys.has(`manage,${subject}`);

  for (const [action, needed] of Object.entries(requiredAction) as [Action, Action][]) {
    for (const subject of subjects) {
      if (!keys.has(`${action},${subject}`) || has(needed, subject)) continue;
      const isRemoved = removed.some(([a, s]) => a === needed && s === subject);
      if (isRemoved) {
        keys.delete(`${action},${subject}`);
        sideEffects.push({ kind: 'removed', action, because: needed, subject });
      } else {
        keys.add(`${needed},${subject}`);
        sideEffects.push({ kind: 'added', action: needed, because: action, subject });
      }
    }
  }
  return { permissions: sortPermissions(subjects.flatMap(buildPermissions(keys))), sideEffects };
}

function buildPermissions(keys: ReadonlySet<string>) {
  return (subject: Subject): readonly Permission[] =>
    actions
      .filter((action) => keys.has(`${action},${subject}`))
      .map((action): Permission => [action, subject]);
}

/** Permissions of `after` that `before` does not have. Swap the arguments for the lost ones. */
export function gainedPermissions(
  before: readonly Permission[],
  after: readonly Permission[],
): PermissionsBySubject {
  const [had, has] = [effectivePermissions(before), effectivePermissions(after)];
  return subjects.flatMap((subject) => {
    const gains = applicableActions[subject].filter(
      (action) => has[subject]?.includes(action) && !had[subject]?.includes(action),
    );
    const sorted = actions.filter((action) => gains.includes(action));
    return sorted.length > 0 ? [[subject, sorted] as const] : [];
  });
}

/**
 * Applies changes to a state that another user saved during the edit. A permission is either granted or
 * not, so there are no conflicts.
 */
export function mergePermissionLists(
  base: readonly Permission[],
  mine: readonly Permission[],
  theirs: readonly Permission[],
): readonly Permission[] {
  const [from, typed, now] = [base, mine, theirs].map(
    (permissions) => new Map(permissions.map((permission) => [String(permission), permission])),
  ) as [Map<string, Permission>, Map<string, Permission>, Map<string, Permission>];
  return sortPermissions([...mergeEntries(from, typed, now).values.values()]);
}
