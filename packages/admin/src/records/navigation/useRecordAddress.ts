import type { Subject } from '@rentyard/contract/permissions';
import { useCallback } from 'react';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useAbility } from '../../services/permissions/useCan.ts';

/** Modules whose records open on a page for reading; their forms open from there. */
const readViews: ReadonlySet<Subject> = new Set<Subject>([
  'offers',
  'orders',
  'tags',
  'users',
  'webhooks',
]);

/** Subjects whose records open on another screen than a form. */
const customPaths: Partial<Record<Subject, string>> = { buzbot_messages: 'room' };

/**
 * The URL of a record with the language: its read view, or for other modules its form for users who
 * may edit it, else the read-only sheet.
 */
export function useRecordAddress(): (subject: Subject, id: number) => string {
  const path = usePath();
  const can = useAbility();
  return useCallback(
    (subject, id) => {
      const isForm = !readViews.has(subject) && can('update', subject);
      return path(`/${subject}/${customPaths[subject] ?? (isForm ? 'edit' : 'show')}/${id}`);
    },
    [path, can],
  );
}
