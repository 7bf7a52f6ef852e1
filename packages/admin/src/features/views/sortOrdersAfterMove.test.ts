import { expect, test } from 'vitest';
import { sortOrdersAfterMove } from './sortOrdersAfterMove.ts';

const view = (id: number, sort_order = 0, can_edit = true) => ({ id, sort_order, can_edit });

test('the first move assigns a sort order to every view', () => {
  expect(sortOrdersAfterMove([view(1), view(2), view(3)], { id: 3 }, -1)).toEqual([
    { id: 1, sort_order: 10 },
    { id: 3, sort_order: 20 },
    { id: 2, sort_order: 30 },
  ]);
});

test('later moves update only the two views that changed positions', () => {
  const views = [view(1, 10), view(2, 20), view(3, 30)];
  expect(sortOrdersAfterMove(views, { id: 1 }, 1)).toEqual([
    { id: 2, sort_order: 10 },
    { id: 1, sort_order: 20 },
  ]);
});

test('a move past either end changes nothing', () => {
  expect(sortOrdersAfterMove([view(1), view(2)], { id: 1 }, -1)).toEqual([]);
  expect(sortOrdersAfterMove([view(1), view(2)], { id: 2 }, 1)).toEqual([]);
});

test('views of other users are not updated', () => {
  const views = [view(1, 10, false), view(2, 20)];
  expect(sortOrdersAfterMove(views, { id: 2 }, -1)).toEqual([{ id: 2, sort_order: 10 }]);
});
