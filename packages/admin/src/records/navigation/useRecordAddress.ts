import type { Subject } from '@rentyard/contract/permissions';
import { useCallback } from 'react';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useAbility } from '../../services/permissions/useCan.ts';

/** Records that open elsewhere than in a form. */
const apart: Partial<Record<Subject, string>> = { buzbot_messages: 'room' };

/** Where a record opens: its form for those who may change it, else for reading. With the language. */
export function useRecordAddress(): (subject: Subject, id: number) => string {
  const path = usePath();
  const may = useAbility();
  return useCallback(
    (subject, id) =>
      path(`/${subject}/${apart[subject] ?? (may('update', subject) ? 'edit' : 'show')}/${id}`),
    [path, may],
  );
}
