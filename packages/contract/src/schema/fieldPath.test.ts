import { expectTypeOf, it } from 'vitest';
import type { brand } from '../entities/brand.ts';
import type { offer } from '../entities/offer.ts';
import type { FieldPath } from './fieldPath.ts';
import type { Resource } from './resource.ts';

it('contains the fields of a resource by kind, including those inside groups', () => {
  expectTypeOf<FieldPath<typeof offer, 'money'>>().toEqualTypeOf<
    'prices.price_per_shift' | 'prices.price_per_hour'
  >();
  expectTypeOf<FieldPath<typeof brand>>().toEqualTypeOf<
    'name' | 'code' | 'alias' | 'sort_order' | 'status' | 'active'
  >();
});

it('is never without a resource', () => {
  expectTypeOf<FieldPath<never, 'text'>>().toEqualTypeOf<never>();
});

it('is any string for a resource that is only known at run time', () => {
  expectTypeOf<string>().toExtend<FieldPath<Resource, 'text'>>();
});
