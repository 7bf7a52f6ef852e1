import { aliasBounds, boolean, nameBounds, sortOrder, text, translated } from './fields.ts';
import { type DraftOf, defineResource, type RowOf } from './resource.ts';

export const category = defineResource({
  name: 'categories',
  subject: 'categories',
  label: 'name',
  fields: {
    name: translated({ ...nameBounds, required: true }),
    alias: text({ ...aliasBounds, required: true, unique: true }),
    sort_order: sortOrder(),
    in_top: boolean({ default: false }),
    active: boolean({ default: true }),
  },
  search: ['name', 'alias'],
  sort: ['name', 'alias', 'sort_order', 'in_top', 'active'],
  defaultSort: 'sort_order',
  filter: ['name', 'alias', 'in_top', 'active'],
});

export type CategoryRow = RowOf<typeof category>;
export type CategoryDraft = DraftOf<typeof category>;
