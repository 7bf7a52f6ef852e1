import type { SavedView } from '@rentyard/contract/entities/records/viewRoutes';

type SortableView = Pick<SavedView, 'id' | 'sort_order' | 'can_edit'>;

/** Gap between neighbours, so that most moves update few views. */
const gap = 10;

/** New sort orders after a view moves one step. Views of other users keep theirs. */
export function sortOrdersAfterMove(
  views: readonly SortableView[],
  { id }: Pick<SavedView, 'id'>,
  step: -1 | 1,
): readonly { readonly id: number; readonly sort_order: number }[] {
  const from = views.findIndex((view) => view.id === id);
  const view = views[from];
  const to = from + step;
  if (!view || to < 0 || to >= views.length) return [];
  const ordered = views.toSpliced(from, 1).toSpliced(to, 0, view);
  return ordered.flatMap((one, index) => {
    const sort_order = (index + 1) * gap;
    return one.can_edit && one.sort_order !== sort_order ? [{ id: one.id, sort_order }] : [];
  });
}
