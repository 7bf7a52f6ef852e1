import type { Action } from '@rentyard/contract/permissions';
import { useT } from '../i18n/useT.ts';

interface PermissionLabels {
  /** `Change status`. */
  readonly action: (action: Action) => string;
  /** `Category groups`. */
  readonly subject: (subject: string) => string;
}

/** Subjects without a screen have no title; `views.title` is the title of a toolbar. */
const subjectsWithoutScreen: ReadonlySet<string> = new Set(['views']);

/** The labels of permissions, for screens with all messages. */
export function usePermissionLabels(): PermissionLabels {
  const t = useT();
  return {
    action: (action) => t(`permission.${action}`),
    // A subject has the title of its module; `subject.*` messages label those without a module.
    subject: (subject) => {
      const titleKey = `${subject.replaceAll('-', '_')}.title`;
      const ownKey = `subject.${subject}`;
      if (t.has(titleKey) && !subjectsWithoutScreen.has(subject)) return t(titleKey);
      return t.has(ownKey) ? t(ownKey) : subject;
    },
  };
}
