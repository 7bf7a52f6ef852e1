import type { Action } from '@rentyard/contract/permissions';
import { useT } from '../i18n/useT.ts';

interface PermissionLabels {
  /** `Change status`. */
  readonly action: (action: Action) => string;
  /** `Category groups`. */
  readonly subject: (subject: string) => string;
}

/** What has no screen of its own has no title; `views.title` heads a strip of every list. */
const subjectsWithoutScreen: ReadonlySet<string> = new Set(['views']);

/** Names what a right is, for screens with all messages. */
export function usePermissionLabels(): PermissionLabels {
  const t = useT();
  return {
    action: (action) => t(`right.${action}`),
    // A module is called here what it is called in the side bar; the words of this folder stand in for
    // what has no screens.
    subject: (subject) => {
      const titleKey = `${subject.replaceAll('-', '_')}.title`;
      const ownKey = `subject.${subject}`;
      if (t.has(titleKey) && !subjectsWithoutScreen.has(subject)) return t(titleKey);
      return t.has(ownKey) ? t(ownKey) : subject;
    },
  };
}
