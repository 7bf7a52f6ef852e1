import type { Problem } from '@rentyard/ui/validators';
import { type Action, actions, type Grant, type Subject, subjects } from '../../permissions.ts';
import { choice, list } from '../../schema/fields.ts';
import type { Check } from '../../schema/resource.ts';

/** A right as records carry it; elsewhere it is the pair `["read", "offers"]`. */
export interface Permission {
  readonly action: Action;
  readonly subject: Subject;
}

/** The rights that a role or a position gives. */
// @__NO_SIDE_EFFECTS__
export function permissions() {
  return list({
    fields: {
      action: choice({ options: actions, required: true }),
      subject: choice({ options: subjects, required: true }),
    },
    max: actions.length * subjects.length,
  });
}

export function grantsOf(rows: readonly Permission[]): readonly Grant[] {
  return rows.map(({ action, subject }) => [action, subject]);
}

export function permissionsOf(grants: readonly Grant[]): readonly Permission[] {
  return grants.map(([action, subject]) => ({ action, subject }));
}

/** Rights that mean nothing without another one on the same subject (P-PERM). */
export const neededFor: Readonly<Partial<Record<Action, Action>>> = { update: 'read' };

export interface GrantProblem {
  readonly at: number;
  readonly problem: Problem;
}

/**
 * Problems of a list of grants by their place in it: one said twice, and one without the right that it
 * needs. `manage` covers every right on its subject.
 */
export function grantProblems(grants: readonly Grant[]): readonly GrantProblem[] {
  const has = (action: Action, subject: Subject) =>
    grants.some(([a, s]) => s === subject && (a === action || a === 'manage'));
  return grants.flatMap(([action, subject], at): readonly GrantProblem[] => {
    const isRepeated = grants.findIndex(([a, s]) => a === action && s === subject) < at;
    if (isRepeated) return [{ at, problem: { id: 'repeated' } }];
    const needed = neededFor[action];
    if (needed === undefined || has(needed, subject)) return [];
    return [{ at, problem: { id: 'needs_right', values: { action: needed } } }];
  });
}

/** `grantProblems` of the field `permissions`. */
export const soundPermissions: Check = (record) =>
  grantProblems(grantsOf((record.permissions ?? []) as readonly Permission[])).map(
    ({ at, problem }) => ({ path: `permissions.${at}.action`, problem }),
  );
