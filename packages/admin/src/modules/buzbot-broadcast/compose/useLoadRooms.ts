import { type BuzbotRoomRow, buzbotRoom } from '@rentyard/contract/buzbotRoom';
import type { Option } from '@rentyard/contract/values';
import { useCallback } from 'react';
import { listApi } from '../../../api/listApi.ts';
import { useLanguage } from '../../../i18n/LanguageContext.ts';

/** The server refuses a shorter search. */
const shortest = 2;

/** Conversations by the name of the customer, for selects. */
export function useLoadRooms(): (typed: string) => Promise<readonly Option[]> {
  const language = useLanguage();
  const [ask] = listApi.useLazyListQuery();
  return useCallback(
    async (typed) => {
      const search = typed.trim().length >= shortest ? { search: typed.trim() } : {};
      const query = { page: 1, per_page: 25, ...search };
      const page = await ask({ resource: buzbotRoom.name, language, query }).unwrap();
      return (page.data as unknown as readonly BuzbotRoomRow[]).map(({ id, customer_name }) => ({
        id,
        name: customer_name,
      }));
    },
    [ask, language],
  );
}
