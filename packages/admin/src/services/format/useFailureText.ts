import { useCallback } from 'react';
import { isApiFailure, isUnreached } from '../api/failure.ts';
import { useT } from '../i18n/useT.ts';
import { useFormat } from './useFormat.ts';

/** The message of a failed call; of a refused reservation with who has the machine. Other errors are thrown again. */
export function useFailureText(): (error: unknown) => string {
  const t = useT();
  const format = useFormat();
  return useCallback(
    (error) => {
      if (!isApiFailure(error)) throw error;
      if (error.code === 'proposed') return t('record.proposed');
      if (isUnreached(error) || !error.message) return t('record.not_reached');
      // Outside a form no field shows the failed rule.
      const [first] = Object.values(error.errors ?? {}).flat();
      const text = first?.message ?? error.message;
      const [conflict] = error.conflicts ?? [];
      const holder = conflict?.order ?? conflict?.blocked_period;
      if (!conflict || !holder) return text;
      const period = `${format.moment(conflict.starts_at)} – ${format.moment(conflict.ends_at)}`;
      return `${text} ${holder.name}: ${period}`;
    },
    [t, format],
  );
}
