import type { Filter } from '@rentyard/contract/schema/listQuery/listQuery';
import { Tabs } from '@rentyard/ui/Tabs';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListController } from '../../../records/list/useList.ts';
import { useCounters } from '../../../services/counters/useCounters.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { renderRouterLink } from '../../../services/i18n/renderRouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { useUser } from '../../../services/session/useSession.ts';

/** The filters that a tab sets. Other filters remain. */
const decided: readonly string[] = ['is_unread', 'assignee', 'state'];

/** Tabs of conversations: unread, assigned to the user, handled by the bot, handled by staff. */
export function RoomTabs({ list }: { readonly list: ListController }): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useFormat();
  const me = useUser()?.id;
  const unread = useCounters().rooms_unread;
  const { filters } = list.state;
  const others = filters.filter(({ path: field }) => !decided.includes(field));
  const own = filters.filter(({ path: field }) => decided.includes(field));
  const tabs: readonly (readonly [id: 'all' | 'unread' | 'mine' | 'bot' | 'human', ...Filter[]])[] =
    [
      ['all'],
      ['unread', { path: 'is_unread', operator: 'eq', value: 'true' }],
      ['mine', { path: 'assignee', operator: 'eq', value: String(me) }],
      ['human', { path: 'state', operator: 'eq', value: 'human' }],
      ['bot', { path: 'state', operator: 'eq', value: 'bot' }],
    ];
  return (
    <Strip>
      <Tabs
        label={t('chat.tabs')}
        renderLink={renderRouterLink}
        items={tabs.map(([id, ...wanted]) => ({
          id,
          label: t(`chat.tab.${id}`),
          href: path(list.buildAddress({ filters: [...others, ...wanted] })),
          count: id === 'unread' && unread !== undefined ? format.number(unread) : undefined,
          isCurrent: isSame(own, wanted),
        }))}
      />
    </Strip>
  );
}

function isSame(one: readonly Filter[], other: readonly Filter[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ path, operator, value }, at) => {
      const wanted = other[at];
      return wanted?.path === path && wanted.operator === operator && wanted.value === value;
    })
  );
}

const Strip = styled.div`
  margin-bottom: ${theme.space3};
`;
