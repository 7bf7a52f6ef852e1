import { nameBounds, text } from '../schema/fields.ts';
import { defineResource, type RowOf } from '../schema/resource.ts';

/** The size of the vehicle that transports a machine. */
export const carClass = defineResource({
  name: 'car_classes',
  subject: 'car-classes',
  label: 'name',
  fields: { name: text({ ...nameBounds, required: true, unique: true }) },
  search: ['name'],
  sort: ['name'],
  defaultSort: 'name',
  filter: ['name'],
});

export type CarClassRow = RowOf<typeof carClass>;
