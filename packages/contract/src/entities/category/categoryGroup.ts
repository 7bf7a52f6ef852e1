import { owned, references } from '../../schema/fields.ts';
import { defineResource, type RowOf } from '../../schema/resource.ts';
import {
  categoryChecks,
  categoryFields,
  categoryFilter,
  categorySearch,
  categorySort,
} from './category.ts';

/** Related categories. Characteristics of a group apply to all its categories. */
export const categoryGroup = defineResource({
  name: 'category_groups',
  subject: 'category-groups',
  label: 'name',
  fields: {
    ...categoryFields,
    categories: references({ to: 'categories', min: 1 }),
    properties: owned({ of: 'properties', by: 'category_group', detail: true }),
  },
  search: categorySearch,
  sort: categorySort,
  defaultSort: 'sort_order',
  filter: [...categoryFilter, 'categories'],
  health: ['no_photo'],
  checks: categoryChecks,
});

export type CategoryGroupRow = RowOf<typeof categoryGroup>;
