import { useCallback } from 'react';
import { useT } from '../i18n/useT.ts';
import { isApiFailure, isUnreached } from './failure.ts';

/** The message of a failed call. Other errors are thrown again. */
export function useFailureText(): (error: unknown) => string {
  const t = useT();
  return useCallback(
    (error) => {
      if (!isApiFailure(error)) throw error;
      if (error.code === 'proposed') return t('record.proposed');
      if (isUnreached(error) || !error.message) return t('record.not_reached');
      // Outside a form no field shows the failed rule.
      const [first] = Object.values(error.errors ?? {}).flat();
      return first?.message ?? error.message;
    },
    [t],
  );
}
