import { type BuzbotRoomRow, buzbotRoom } from '@rentyard/contract/entities/chat/room';
import { acceptedSearch } from '@rentyard/contract/schema/listSearch';
import type { Option } from '@rentyard/contract/schema/values';
import { useCallback } from 'react';
import { listApi } from '../../../services/api/listApi.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';

/** Conversations by the name of the customer, for selects. */
export function useLoadRooms(): (typed: string) => Promise<readonly Option[]> {
  const language = useLanguage();
  const [loadRooms] = listApi.useLazyListQuery();
  return useCallback(
    async (typed) => {
      const query = { page: 1, perPage: 25, search: acceptedSearch(typed) };
      const page = await loadRooms({ resource: buzbotRoom.name, language, query }).unwrap();
      return (page.data as unknown as readonly BuzbotRoomRow[]).map(({ id, customer_name }) => ({
        id,
        name: customer_name,
      }));
    },
    [loadRooms, language],
  );
}
