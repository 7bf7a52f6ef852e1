import { expectTypeOf, it } from 'vitest';
import type { brand } from '../entities/brand.ts';
import type { offer } from '../entities/offer.ts';
import type { FieldPath } from './fieldPath.ts';
import type { Resource } from './resource.ts';

it('names the fields of a resource by kind, groups opened', () => {
  expectTypeOf<FieldPath<typeof offer, 'money'>>().toEqualTypeOf<
    'prices.price_per_shift' | 'prices.price_per_hour'
  >();
  expectTypeOf<FieldPath<typeof brand>>().toEqualTypeOf<
    'name' | 'code' | 'alias' | 'sort_order' | 'status' | 'active'
  >();
});

it('names nothing where no resource is named', () => {
  expectTypeOf<FieldPath<never, 'text'>>().toEqualTypeOf<never>();
});

it('is any text of a resource that is only known at run time', () => {
  expectTypeOf<string>().toExtend<FieldPath<Resource, 'text'>>();
});
