import type { category } from '@rentyard/contract/entities/category/category';
import type { EditedOf } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';

type Priced = Pick<EditedOf<typeof category>, 'properties' | 'prices'>;

/** The steps of categories and category groups (P-MOD). */
export const categorySteps = [
  { id: 'basics', label: 'category_steps.basics', isDone: () => true },
  {
    id: 'properties',
    label: 'category_steps.properties',
    isDone: (record: RecordBase) => (record as RecordBase & Priced).properties.length > 0,
  },
  {
    id: 'prices',
    label: 'category_steps.prices',
    isDone: (record: RecordBase) => (record as RecordBase & Priced).prices.length > 0,
  },
] as const;
