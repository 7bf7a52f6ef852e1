import { applicableActions } from '@rentyard/contract/applicableActions';
import { requiredAction } from '@rentyard/contract/entities/role/permissionList';
import {
  type Action,
  actions,
  type Permission,
  type Subject,
  subjects,
} from '@rentyard/contract/permissions';
import type { GrantCell, Grants } from '@rentyard/ui/PermissionGrid';
import { mergeEntries } from '../../records/form/merge.ts';

/** Subjects with some of their actions, in the order of the grid. */
export type RightsBySubject = readonly (readonly [Subject, readonly Action[]])[];

/** Grants in the order of the grid, each once: what says the same is the same. */
export function inOrder(grants: readonly Permission[]): readonly Permission[] {
  const held = new Set(grants.map(String));
  return subjects.flatMap((subject) =>
    actions
      .filter((action) => held.has(`${action},${subject}`))
      .map((action): Permission => [action, subject]),
  );
}

/** What grants come to, square by square: `manage` brings every action of its subject. */
export function effective(grants: readonly Permission[]): Grants {
  return Object.fromEntries(
    subjects.map((subject) => {
      const own = grants.filter((grant) => grant[1] === subject).map(([action]) => action);
      const all = own.includes('manage') ? [...own, ...applicableActions[subject]] : own;
      return [subject, actions.filter((action) => all.includes(action))];
    }),
  );
}

/** Whether another grant on the subject brings this one along. */
export function isCovered(grants: readonly Permission[], { subject, action }: GrantCell): boolean {
  return action !== 'manage' && grants.some(([a, s]) => s === subject && a === 'manage');
}

/** What a change did by itself, beyond what was asked for. */
export interface SideEffect {
  /** `added`: the right that another one needs; `removed`: the right that lost what it needs. */
  readonly kind: 'added' | 'removed';
  readonly action: Action;
  /** The right that was given or taken, which made it so. */
  readonly because: Action;
  readonly subject: Subject;
}

export interface Changed {
  readonly grants: readonly Permission[];
  readonly sideEffects: readonly SideEffect[];
}

/**
 * Grants after squares of the grid were changed from what it showed. A right comes with the one that it
 * needs and goes with it (P-PERM: a change means nothing without reading).
 */
export function changeGrants(grants: readonly Permission[], shown: Grants, asked: Grants): Changed {
  const held = new Set(grants.map(String));
  const sideEffects: SideEffect[] = [];
  const touched = (from: Grants, to: Grants): readonly Permission[] =>
    subjects.flatMap((subject) =>
      actions
        .filter((action) => to[subject]?.includes(action) && !from[subject]?.includes(action))
        .map((action): Permission => [action, subject]),
    );
  const given = touched(shown, asked);
  const taken = touched(asked, shown);
  for (const grant of given) held.add(String(grant));
  for (const grant of taken) held.delete(String(grant));
  const has = (action: Action, subject: Subject) =>
    held.has(`${action},${subject}`) || held.has(`manage,${subject}`);

  for (const [action, needed] of Object.entries(requiredAction) as [Action, Action][]) {
    for (const subject of subjects) {
      if (!held.has(`${action},${subject}`) || has(needed, subject)) continue;
      const isTaken = taken.some(([a, s]) => a === needed && s === subject);
      if (isTaken) {
        held.delete(`${action},${subject}`);
        sideEffects.push({ kind: 'removed', action, because: needed, subject });
      } else {
        held.add(`${needed},${subject}`);
        sideEffects.push({ kind: 'added', action: needed, because: action, subject });
      }
    }
  }
  return { grants: inOrder(subjects.flatMap(grantsHeld(held))), sideEffects };
}

function grantsHeld(held: ReadonlySet<string>) {
  return (subject: Subject): readonly Permission[] =>
    actions
      .filter((action) => held.has(`${action},${subject}`))
      .map((action): Permission => [action, subject]);
}

/** What people can do after a change that they could not do before; the other way round, what they lost. */
export function gained(
  before: readonly Permission[],
  after: readonly Permission[],
): RightsBySubject {
  const [had, has] = [effective(before), effective(after)];
  return subjects.flatMap((subject) => {
    const gains = applicableActions[subject].filter(
      (action) => has[subject]?.includes(action) && !had[subject]?.includes(action),
    );
    const sorted = actions.filter((action) => gains.includes(action));
    return sorted.length > 0 ? [[subject, sorted] as const] : [];
  });
}

/**
 * Carries changes over to what somebody else saved meanwhile. Single rights are given or not, so two people
 * never want different things of the same one.
 */
export function carriedOver(
  base: readonly Permission[],
  mine: readonly Permission[],
  theirs: readonly Permission[],
): readonly Permission[] {
  const [from, typed, now] = [base, mine, theirs].map(
    (grants) => new Map(grants.map((grant) => [String(grant), grant])),
  ) as [Map<string, Permission>, Map<string, Permission>, Map<string, Permission>];
  return inOrder([...mergeEntries(from, typed, now).values.values()]);
}
