import type { Action, Subject } from '@rentyard/contract/permissions';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { pageFailed } from '../api/status/pageFailure.ts';
import { forbiddenUrl } from './forbiddenUrl.ts';
import { useCan } from './useCan.ts';

/**
 * Shows the error page of a missing permission instead of a screen. The server would refuse as
 * well; this saves the user's typing.
 */
export function useRequiredPermission(action: Action, subject: Subject): void {
  const dispatch = useDispatch();
  const may = useCan(action, subject);
  useEffect(() => {
    if (may) return;
    dispatch(pageFailed({ address: forbiddenUrl(action, subject), requestId: '' }));
  }, [may, dispatch, action, subject]);
}
