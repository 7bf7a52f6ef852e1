import type { Resource } from '@rentyard/contract/schema/resource';
import { type MessageValues, useT } from '../../services/i18n/useT.ts';

/** Keys of a module's own texts. */
const ownKeys = {
  delete: (name: string) => `${name}.delete`,
  delete_one: (name: string) => `${name}.delete_one`,
  delete_many: (name: string) => `${name}.delete_many`,
  delete_text: (name: string) => `${name}.delete_text`,
  trashed: (name: string) => `${name}.trashed`,
  trashed_many: (name: string) => `${name}.trashed_many`,
};

type RemovalTextKey = keyof typeof ownKeys;

/** Texts of a deletion. A module may have its own: API keys are revoked. */
export function useRemovalText({
  name,
}: Resource): (key: RemovalTextKey, values?: MessageValues) => string {
  const t = useT();
  return (key, values) => {
    const own = ownKeys[key](name);
    return t(t.has(own) ? own : `record.${key}`, values);
  };
}
