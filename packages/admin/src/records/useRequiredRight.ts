import type { Action, Subject } from '@rentyard/contract/permissions';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { pageFailed } from '../api/pageFailure.ts';
import { useT } from '../i18n/useT.ts';
import { useCan } from '../session/useCan.ts';

/**
 * Shows the page of the missing right instead of a screen that the user may not use. The server would
 * refuse as well; this spares the typing.
 */
export function useRequiredRight(action: Action, subject: Subject): void {
  const t = useT();
  const dispatch = useDispatch();
  const may = useCan(action, subject);
  useEffect(() => {
    if (may) return;
    const message = encodeURIComponent(t('error.403.right', { action, subject }));
    dispatch(pageFailed({ address: `/error/403?message=${message}`, requestId: '' }));
  }, [may, dispatch, t, action, subject]);
}
