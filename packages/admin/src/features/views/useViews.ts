import type { SavedView, ViewChange, ViewState } from '@rentyard/contract/entities/viewRoutes';
import type { Resource } from '@rentyard/contract/schema/resource';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { followsApi } from '../follow/followsApi.ts';
import { sortOrdersAfterMove } from './sortOrdersAfterMove.ts';
import { viewsApi } from './viewsApi.ts';

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
export function useViews({ subject }: Resource): Views {
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
  const attempt = <Result>(request: Promise<Result>): Promise<Result | undefined> =>
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
