import { viewBounds, viewScopes } from '@rentyard/contract/entities/records/view';
import type {
  SavedView,
  ViewChange,
  ViewState,
} from '@rentyard/contract/entities/records/viewRoutes';
import type { Resource } from '@rentyard/contract/schema/resource';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import type { MenuItem } from '@rentyard/ui/Menu';
import { SavedViews } from '@rentyard/ui/SavedViews';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import { type ReactNode, useEffect } from 'react';
import { useModuleText } from '../../records/fields/useModuleText.ts';
import type { ListController } from '../../records/list/useList.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useLanguage, usePath } from '../../services/i18n/LanguageContext.ts';
import { renderRouterLink } from '../../services/i18n/renderRouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { followsApi } from '../follow/followsApi.ts';
import { storeHasViews } from './hadViews.ts';
import { sortOrdersAfterMove } from './sortOrdersAfterMove.ts';
import {
  buildListState,
  buildViewState,
  type Layout,
  matchesView,
  readLayout,
} from './viewState.ts';
import { viewsApi } from './viewsApi.ts';

export interface ViewTabsProps {
  readonly resource: Resource;
  readonly list: Pick<ListController, 'state' | 'change' | 'buildAddress' | 'isNarrowed'>;
  /** The current column layout. */
  readonly layout: Layout;
  /** Other tabs precede these, so an "All" tab already exists. */
  readonly hasOtherTabs: boolean;
  /** Called with the columns of the active view; undefined restores the user's own columns. */
  readonly onLayout: (layout: Layout | undefined) => void;
}

/** Saved views of a list as tabs, with the actions of the active one (P-LIST-7). */
export function ViewTabs(props: ViewTabsProps): ReactNode {
  const { resource, list, layout, hasOtherTabs, onLayout } = props;
  const t = useT();
  const text = useModuleText(resource);
  const path = usePath();
  const format = useFormat();
  const mayShare = useCan('manage', 'views');
  const { views, save, update, remove, move, isFollowed, toggleFollow } = useViews(resource);
  const { state } = list;
  const current = views.find(({ id }) => id === state.view);
  useViewLayout(current, onLayout);
  useEffect(() => storeHasViews(resource.subject, views.length > 0), [resource, views]);

  const buildHref = (view: SavedView) =>
    path(list.buildAddress(buildListState(resource, view.id, view.state)));
  const currentState = () => buildViewState(state, layout);
  const isPlain = !list.isNarrowed && state.sort.length === 0;
  const all = {
    id: 'all',
    name: t('views.all'),
    isFixed: true,
    href: path(list.buildAddress(plain)),
  };
  const byId = (id: string) => views.find((view) => String(view.id) === id);

  const buildActions = (id: string): readonly (MenuItem | 'separator')[] => {
    const view = byId(id);
    if (!view) return [];
    const isOn = isFollowed(view);
    const following = {
      label: t(isOn ? 'views.unfollow' : 'views.follow'),
      icon: isOn ? EyeOff : Eye,
      onPress: () => toggleFollow(view),
    };
    if (!view.can_edit) return [following];
    const index = views.indexOf(view);
    return [
      following,
      {
        label: t(view.pinned ? 'views.unpin' : 'views.pin'),
        icon: view.pinned ? PinOff : Pin,
        onPress: () => update(view, { pinned: !view.pinned }),
      },
      {
        label: t('views.move_left'),
        icon: ArrowLeft,
        isDisabled: index === 0,
        onPress: () => move(view, -1),
      },
      {
        label: t('views.move_right'),
        icon: ArrowRight,
        isDisabled: index === views.length - 1,
        onPress: () => move(view, 1),
      },
      ...(mayShare
        ? ([
            'separator',
            ...viewScopes.map((scope) => ({
              label: t(`views.scope.${scope}`),
              isChecked: scope === view.scope,
              onPress: () => update(view, { scope }),
            })),
            'separator',
          ] as const)
        : []),
    ];
  };
  const handleSave = async (name: string) => {
    const view = await save(name.slice(0, viewBounds.name), currentState());
    if (view) list.change({ ...buildListState(resource, view.id, view.state), page: state.page });
  };
  const handleRemove = async (view: SavedView) => {
    if ((await remove(view)) && view.id === current?.id) list.change({ view: undefined });
  };
  return (
    <SavedViews
      label={t('views.title', { module: text('title') })}
      views={[
        // A tab alone would lead nowhere.
        ...(hasOtherTabs || views.length === 0 ? [] : [all]),
        ...views.map((view) => ({
          id: String(view.id),
          name: view.name,
          href: buildHref(view),
          isFixed: !view.can_edit,
          ...(view.count != null && { count: format.number(view.count) }),
        })),
      ]}
      currentId={current ? String(current.id) : isPlain ? all.id : undefined}
      isChanged={current ? !matchesView(resource, current, state, layout) : !isPlain}
      onSave={(name) => void handleSave(name)}
      onUpdate={(id) => {
        const view = byId(id);
        if (view) update(view, { state: currentState() });
      }}
      onRename={(id, name) => {
        const view = byId(id);
        if (view) update(view, { name });
      }}
      onRemove={(id) => {
        const view = byId(id);
        if (view) void handleRemove(view);
      }}
      actionsOf={buildActions}
      renderLink={renderRouterLink}
    />
  );
}

const plain = { search: '', sort: [], filters: [], view: undefined } as const;

/**
 * Applies the columns of a view when it is selected or changed, and restores the user's own
 * afterwards.
 */
function useViewLayout(current: SavedView | undefined, onLayout: ViewTabsProps['onLayout']): void {
  const key = current && `${current.id} ${current.version}`;
  // A refetched view is the same until its version changes. The user's own column changes remain.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the view
  useEffect(() => {
    onLayout(current && readLayout(current.state));
  }, [key, onLayout]);
}

interface Views {
  readonly views: readonly SavedView[];
  /** Resolves with the new view, or with undefined when the server refused it. */
  readonly save: (name: string, state: ViewState) => Promise<SavedView | undefined>;
  readonly update: (view: SavedView, change: ViewChange) => void;
  /** Asks for confirmation. True when the view was removed. */
  readonly remove: (view: SavedView) => Promise<boolean>;
  readonly move: (view: SavedView, step: -1 | 1) => void;
  readonly isFollowed: (view: SavedView) => boolean;
  readonly toggleFollow: (view: SavedView) => void;
}

const none: readonly SavedView[] = [];

/** The saved views of a list and their actions. Refusals of the server are shown as alerts. */
function useViews({ subject }: Resource): Views {
  const t = useT();
  const confirm = useConfirm();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const { data: views = none } = viewsApi.useViewsQuery({ subject, language: useLanguage() });
  const [create] = viewsApi.useCreateViewMutation();
  const [update] = viewsApi.useUpdateViewMutation();
  const [remove] = viewsApi.useRemoveViewMutation();
  const { data: followed } = followsApi.useFollowsQuery();
  const [follow] = followsApi.useFollowViewMutation();
  const [unfollow] = followsApi.useUnfollowViewMutation();
  const isFollowed = ({ id }: SavedView) => followed?.views.includes(id) ?? false;
  const attempt = <Result,>(request: Promise<Result>): Promise<Result | undefined> =>
    request.catch((error: unknown) => {
      alerts.error(failureText(error));
      return undefined;
    });
  return {
    views,
    isFollowed,
    toggleFollow: (view) =>
      void attempt((isFollowed(view) ? unfollow : follow)({ body: { id: view.id } }).unwrap()),
    save: (name, state) => attempt(create({ body: { name, subject, state } }).unwrap()),
    update: ({ id, version }, change) =>
      void attempt(update({ params: { id }, body: { version, ...change } }).unwrap()),
    remove: async (view) => {
      const isSure = await confirm({
        title: t('views.remove_title', { name: view.name }),
        text: t(view.scope === 'me' ? 'views.remove_text' : 'views.remove_shared'),
        tone: 'danger',
      });
      return isSure && (await attempt(remove({ body: { id: view.id } }).unwrap())) !== undefined;
    },
    move: (view, step) => {
      for (const { id, sort_order } of sortOrdersAfterMove(views, view, step)) {
        void attempt(update({ params: { id }, body: { sort_order } }).unwrap());
      }
    },
  };
}
