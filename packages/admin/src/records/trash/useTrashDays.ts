import { trashDays } from '@rentyard/contract/schema/resource';
import { initApi } from '../../services/session/initApi.ts';

/** How many days deleted records can be brought back. */
export function useTrashDays(): number {
  return initApi.useInitQuery().data?.trash_days ?? trashDays;
}
