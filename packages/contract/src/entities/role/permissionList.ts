import type { Problem } from '@rentyard/validators';
import {
  type Action,
  actions,
  type Permission,
  type Subject,
  subjects,
} from '../../permissions.ts';
import { choice, list } from '../../schema/fields.ts';
import type { Check } from '../../schema/resource.ts';

/** A permission as a row of a record. Elsewhere it is the pair `["read", "offers"]`. */
export interface PermissionRow {
  readonly action: Action;
  readonly subject: Subject;
}

/** The field with the permissions of a role or a position. */
// @__NO_SIDE_EFFECTS__
export function permissionsField() {
  return list({
    fields: {
      action: choice({ options: actions, required: true }),
      subject: choice({ options: subjects, required: true }),
    },
    max: actions.length * subjects.length,
  });
}

export function permissionsOfRows(rows: readonly PermissionRow[]): readonly Permission[] {
  return rows.map(({ action, subject }) => [action, subject]);
}

export function buildPermissionRows(grants: readonly Permission[]): readonly PermissionRow[] {
  return grants.map(([action, subject]) => ({ action, subject }));
}

/** Actions that have no effect without another action on the same subject (P-PERM). */
export const requiredAction: Readonly<Partial<Record<Action, Action>>> = {
  update: 'read',
  propose: 'read',
};

export interface PermissionProblem {
  readonly at: number;
  readonly problem: Problem;
}

/**
 * Problems in a list of permissions, by index: repeated permissions, and permissions without the
 * required one. `manage` covers every action on its subject.
 */
export function permissionProblems(grants: readonly Permission[]): readonly PermissionProblem[] {
  const has = (action: Action, subject: Subject) =>
    grants.some(([a, s]) => s === subject && (a === action || a === 'manage'));
  return grants.flatMap(([action, subject], at): readonly PermissionProblem[] => {
    const isRepeated = grants.findIndex(([a, s]) => a === action && s === subject) < at;
    if (isRepeated) return [{ at, problem: { id: 'repeated' } }];
    const needed = requiredAction[action];
    if (needed === undefined || has(needed, subject)) return [];
    return [{ at, problem: { id: 'needs_right', values: { action: needed } } }];
  });
}

/** `permissionProblems` of the field `permissions`. */
export const checkPermissions: Check = (record) =>
  permissionProblems(permissionsOfRows((record.permissions ?? []) as readonly PermissionRow[])).map(
    ({ at, problem }) => ({ path: `permissions.${at}.action`, problem }),
  );
