import { useCallback } from 'react';
import { useT } from '../i18n/useT.ts';
import { isApiFailure, isUnreached } from './failure.ts';

/** Words why a change failed. An error of the program is no failure of a call and is thrown on. */
export function useFailureText(): (error: unknown) => string {
  const t = useT();
  return useCallback(
    (error) => {
      if (!isApiFailure(error)) throw error;
      if (isUnreached(error) || !error.message) return t('record.not_reached');
      // Outside a form nothing else says which rule it was.
      const [first] = Object.values(error.errors ?? {}).flat();
      return first?.message ?? error.message;
    },
    [t],
  );
}
