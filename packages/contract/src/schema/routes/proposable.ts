import {
  type Action,
  applicableActions,
  type Permission,
  type Subject,
} from '../../permissions.ts';
import type { Route } from './route.ts';

/** A call that needs the permission of one action on one subject. */
export type PermittedRoute = Route & { readonly permission: Permission };

/** Whether the call changes nothing. */
export function isReading({ method, isPreview }: Route): boolean {
  return method === 'GET' || isPreview === true;
}

/**
 * Whether a call can be stored as a proposal and made later. The only place that decides it:
 *
 * - It writes, and needs the permission of an action on a subject: not a sign-in, not an own profile,
 *   not a setting that only an admin may change.
 * - Its body is JSON: an uploaded picture is stored before anybody could review it. An import has a
 *   form too; `isFileProposable` says which forms are stored with their file.
 * - It is worth a review: not the claim of an offer.
 * - Its subject has `propose`, or a rule can demand a second person for it. A permanent deletion, a comment
 *   and a message cannot be proposed.
 *
 * A body with a secret is refused.
 */
export function isProposable(route: Route): route is PermittedRoute {
  return (
    !isReading(route) &&
    !route.isNeverProposed &&
    typeof route.permission !== 'string' &&
    !finalActions.includes(route.permission[0]) &&
    isReviewed(route.permission[1]) &&
    (route.bodyType !== 'form' || isFileProposable(route))
  );
}

const finalActions: readonly Action[] = ['manage', 'comment', 'export', 'broadcast'];

/** Subjects that only a rule makes proposals of: nobody has `propose` on them. */
export const ruledSubjects: readonly Subject[] = ['users', 'roles', 'positions'];

function isReviewed(subject: Subject): boolean {
  const applicable: readonly Action[] = applicableActions[subject];
  return applicable.includes('propose') || ruledSubjects.includes(subject);
}

/** A form that is stored with its file: an import, whose job reads the file from the database too. */
export function isFileProposable({ bodyType, permission }: Route): boolean {
  return bodyType === 'form' && typeof permission !== 'string' && permission[0] === 'import';
}
