import type { Subject } from '@rentyard/contract/permissions';
import { useCallback } from 'react';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useAbility } from '../../services/permissions/useCan.ts';

/** Subjects whose records open on another screen than a form. */
const customPaths: Partial<Record<Subject, string>> = { buzbot_messages: 'room' };

/**
 * The URL of a record with the language: its form for users who may edit it, else the read-only
 * sheet.
 */
export function useRecordAddress(): (subject: Subject, id: number) => string {
  const path = usePath();
  const can = useAbility();
  return useCallback(
    (subject, id) =>
      path(
        `/${subject}/${customPaths[subject] ?? (can('update', subject) ? 'edit' : 'show')}/${id}`,
      ),
    [path, can],
  );
}
