import { expectTypeOf, it } from 'vitest';
import type { carClass } from '../entities/carClass.ts';
import type { offer } from '../entities/listing/offer.ts';
import type { FieldPath, SortPath } from './fieldPath.ts';
import { sortOrder, text } from './fields.ts';
import { defineResource, type Resource } from './resource.ts';

it('contains the fields of a resource by kind, including those inside groups', () => {
  expectTypeOf<FieldPath<typeof offer, 'money'>>().toEqualTypeOf<
    'prices.price_per_shift' | 'prices.price_per_hour'
  >();
  const fields = { name: text({ max: 20 }), sort_order: sortOrder() };
  expectTypeOf<FieldPath<{ fields: typeof fields }>>().toEqualTypeOf<'name' | 'sort_order'>();
});

it('is `never` when no resource is given', () => {
  expectTypeOf<FieldPath<never, 'text'>>().toEqualTypeOf<never>();
});

it('is any string for a resource that is only known at run time', () => {
  expectTypeOf<string>().toExtend<FieldPath<Resource, 'text'>>();
});

it('contains what the lists of a resource sort by', () => {
  expectTypeOf<SortPath<typeof carClass>>().toEqualTypeOf<'name'>();
  expectTypeOf<'prices.price_per_hour' | 'type'>().toExtend<SortPath<typeof offer>>();
  expectTypeOf<'category'>().not.toExtend<SortPath<typeof offer>>();
});

it('is what a declaration may name as its sort order', () => {
  const list = {
    name: 'halls',
    subject: 'regions',
    label: 'name',
    search: [],
    filter: [],
  } as const;
  const fields = { name: text({ max: 20 }) };
  defineResource({ ...list, fields, sort: ['name'], defaultSort: 'name' });
  // @ts-expect-error the resource has no such field
  defineResource({ ...list, fields, sort: ['size'], defaultSort: 'name' });
});
