import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import type { ListController } from '../../records/list/useList.ts';
import { usersApi } from './account/usersApi.ts';
import { KindTabs } from './KindTabs.tsx';
import { UserFigures } from './UserFigures.tsx';

/** The figures and tabs above the list. */
export function UserListHeader({ list }: { readonly list: ListController }): ReactNode {
  const { data: figures } = usersApi.useUsersDashboardQuery();
  return (
    <Stack gap={3}>
      <UserFigures figures={figures} list={list} />
      <KindTabs figures={figures} list={list} />
    </Stack>
  );
}
