import type { Resource } from '@rentyard/contract/schema/resource';
import { type MessageValues, useT } from '../../services/i18n/useT.ts';

type RemovalTextKey =
  | 'delete'
  | 'delete_one'
  | 'delete_many'
  | 'delete_text'
  | 'trashed'
  | 'trashed_many';

/** Texts of a deletion. A module may have its own: API keys are revoked. */
export function useRemovalText({
  name,
}: Resource): (key: RemovalTextKey, values?: MessageValues) => string {
  const t = useT();
  return (key, values) => {
    const own = `${name}.${key}`;
    return t(t.has(own) ? own : `record.${key}`, values);
  };
}
