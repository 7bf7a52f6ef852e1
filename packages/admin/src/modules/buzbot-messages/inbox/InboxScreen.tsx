import { type BuzbotRoomRow, buzbotRoom } from '@rentyard/contract/entities/chat/room';
import { languageCodes } from '@rentyard/contract/languages';
import type { Filter } from '@rentyard/contract/schema/listQuery/listQuery';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { defaultTableState } from '@rentyard/ui/DataTable';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { NativeSelect } from '@rentyard/ui/NativeSelect';
import { NoMatch } from '@rentyard/ui/NoMatch';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Pager } from '@rentyard/ui/Pager';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Tabs } from '@rentyard/ui/Tabs';
import { theme } from '@rentyard/ui/theme';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { type ReactNode, type RefObject, Suspense } from 'react';
import { styled } from 'styled-components';
import { ListToolbar } from '../../../records/filters/ListToolbar.tsx';
import { ListFailed } from '../../../records/list/ListStates.tsx';
import { comparisonsAt, withComparisons } from '../../../records/list/listAddress.ts';
import { type ListController, useList } from '../../../records/list/useList.ts';
import { useCounters } from '../../../services/counters/useCounters.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { renderRouterLink } from '../../../services/i18n/renderRouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { lazyComponent } from '../../../services/lazy/lazyComponent.ts';
import { useOfferedLanguages } from '../../../services/session/initApi.ts';
import { useUser } from '../../../services/session/useSession.ts';
import { RoomOrderNotice } from '../rooms/RoomOrderNotice.tsx';
import { RoomRow } from '../rooms/RoomRow.tsx';
import { useLiveRooms } from '../rooms/useLiveRooms.ts';
import { useRoomListShortcuts } from '../rooms/useRoomListShortcuts.ts';

const MessageHits = lazyComponent(() =>
  import('./MessageHits.tsx').then((chunk) => chunk.MessageHits),
);

/** Conversations with customers, unread ones first. */
export function InboxScreen(): ReactNode {
  const t = useT();
  const path = usePath();
  const list = useList(buzbotRoom);
  const { state, isNarrowed, readAt, retry } = list;
  const rows = list.rows as readonly BuzbotRoomRow[] | undefined;
  const isTop = !isNarrowed && state.page === 1 && state.sort.length === 0;
  const live = useLiveRooms({ rows, readAt, isTop, retry });
  useRoomListShortcuts(live.frame);
  return (
    <>
      <PageHeader
        title={t('buzbot_messages.title')}
        count={list.total === undefined ? undefined : t('chat.rooms', { count: list.total })}
        actions={
          <ButtonLink
            as={RouterLink}
            to={path('/buzbot_messages/replies')}
            icon={MessageSquareText}
          >
            {t('chat.replies')}
          </ButtonLink>
        }
      />
      <RoomTabs list={list} />
      <ListToolbar resource={buzbotRoom} list={list} hasSearch>
        <LanguageFilter list={list} />
      </ListToolbar>
      <RoomOrderNotice live={live} />
      <Inbox>
        <Rooms list={list} rooms={rows} frame={live.frame} />
      </Inbox>
      {rows !== undefined && rows.length > 0 && (
        <Pager
          options={{
            pageHref: (page) => path(list.buildAddress({ page })),
            onPageHover: list.expectPage,
          }}
          state={{ ...defaultTableState, page: list.state.page, perPage: list.perPage }}
          onStateChange={({ page, perPage }) =>
            list.change({ ...(page && { page }), ...(perPage && { perPage }) })
          }
          rowCount={rows.length}
          total={list.total}
          isTotalExact={list.isTotalExact}
          renderLink={renderRouterLink}
        />
      )}
      {list.state.search && (
        <Suspense>
          <MessageHits search={list.state.search} />
        </Suspense>
      )}
    </>
  );
}

/** The filters that a tab sets. Other filters remain. */
const decidedByTab: readonly string[] = ['is_unread', 'assignee', 'state'];

/** Tabs of conversations: unread, assigned to the user, handled by the bot, handled by staff. */
function RoomTabs({ list }: { readonly list: ListController }): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useFormat();
  const me = useUser()?.id;
  const unread = useCounters().rooms_unread;
  const { filters } = list.state;
  const others = filters.filter(({ path: field }) => !decidedByTab.includes(field));
  const own = filters.filter(({ path: field }) => decidedByTab.includes(field));
  const tabs: readonly (readonly [id: 'all' | 'unread' | 'mine' | 'bot' | 'human', ...Filter[]])[] =
    [
      ['all'],
      ['unread', { path: 'is_unread', operator: 'eq', value: 'true' }],
      ['mine', { path: 'assignee', operator: 'eq', value: String(me) }],
      ['human', { path: 'state', operator: 'eq', value: 'human' }],
      ['bot', { path: 'state', operator: 'eq', value: 'bot' }],
    ];
  return (
    <TabStrip>
      <Tabs
        label={t('chat.tabs')}
        renderLink={renderRouterLink}
        items={tabs.map(([id, ...wanted]) => ({
          id,
          label: t(`chat.tab.${id}`),
          href: path(list.buildAddress({ filters: [...others, ...wanted] })),
          count: id === 'unread' && unread !== undefined ? format.number(unread) : undefined,
          isCurrent: isSameFilter(own, wanted),
        }))}
      />
    </TabStrip>
  );
}

function isSameFilter(one: readonly Filter[], other: readonly Filter[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ path, operator, value }, at) => {
      const wanted = other[at];
      return wanted?.path === path && wanted.operator === operator && wanted.value === value;
    })
  );
}

interface RoomsProps {
  readonly list: ListController;
  readonly rooms: readonly BuzbotRoomRow[] | undefined;
  readonly frame: RefObject<HTMLUListElement | null>;
}

function Rooms({ list, rooms, frame }: RoomsProps): ReactNode {
  const t = useT();
  if (list.status === 'failed') return <ListFailed failure={list.failure} onRetry={list.retry} />;
  if (!rooms || list.status === 'loading') {
    return (
      <Stack gap={4}>
        {[...Array(8).keys()].map((at) => (
          <Skeleton key={at} height={44} />
        ))}
      </Stack>
    );
  }
  if (rooms.length === 0 && list.isNarrowed) return <NoMatch onClear={list.clear} />;
  if (rooms.length === 0) return <EmptyState title={t('chat.empty')} text={t('chat.empty_text')} />;
  return (
    <ul
      ref={frame}
      aria-label={t('buzbot_messages.title')}
      aria-busy={list.status === 'refreshing'}
    >
      {rooms.map((room) => (
        <RoomRow key={room.id} room={room} trail={list.trail} />
      ))}
    </ul>
  );
}

/** Filters conversations by language. */
function LanguageFilter({ list }: { readonly list: ListController }): ReactNode {
  const t = useT();
  const offered = useOfferedLanguages();
  const { filters } = list.state;
  const { eq = '' } = comparisonsAt(filters, 'language');
  const nameOf = (code: string) =>
    offered.find((one) => one.code === code)?.name ?? code.toUpperCase();
  return (
    <NativeSelect
      label={t('buzbot_rooms.field.language')}
      isLabelHidden
      value={eq}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        list.change({ filters: withComparisons(filters, 'language', { eq: chosen }) });
      }}
      options={[
        { value: '', label: t('chat.any_language') },
        ...languageCodes.map((code) => ({ value: code, label: nameOf(code) })),
      ]}
    />
  );
}

const Inbox = styled.div`
  overflow: hidden;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge} ${theme.radiusLarge} 0 0;
  background: ${theme.surface};

  > ul > li + li { border-top: 1px solid ${theme.hairline}; }
  [aria-busy='true'] { opacity: 0.6; }
`;

const TabStrip = styled.div`
  margin-bottom: ${theme.space3};
`;
