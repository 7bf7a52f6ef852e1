import type { Status } from '@rentyard/contract/schema/statuses';
import { useT } from '../../services/i18n/useT.ts';

/** The label of a status transition: from hidden to active is "Show again". */
export function useStatusAction(): (from: Status, to: Status) => string {
  const t = useT();
  return (from, to) => {
    const key = `status.${from}.${to}`;
    return t.has(key) ? t(key) : t(`status.${to}`);
  };
}
