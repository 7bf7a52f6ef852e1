import type { Action, Subject } from '@rentyard/contract/permissions';

/** The error page that names a missing right in the user's words. */
export function forbiddenUrl(action: Action, subject: Subject): string {
  return `/error/403?action=${action}&subject=${subject}`;
}
