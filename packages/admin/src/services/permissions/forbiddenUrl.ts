import type { Action, Subject } from '@rentyard/contract/permissions';

/** The URL of the error page for a missing permission. */
export function forbiddenUrl(action: Action, subject: Subject): string {
  return `/error/403?action=${action}&subject=${subject}`;
}
