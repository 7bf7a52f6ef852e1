import * as z from 'zod/mini';
import { describeRecord, record } from '../../schema/records.ts';
import type { Resource } from '../../schema/resource.ts';
import { fieldDraft, version } from '../../schema/routes/requests.ts';
import { id, type ResponseOf, withKeywords } from '../../schema/routes/responses.ts';
import { route } from '../../schema/routes/route.ts';
import type { Edited } from '../../schema/values.ts';
import { property } from '../property/property.ts';
import type { priceSettings } from './prices.ts';

/** The prices of a characteristic or of one of its values in one currency. */
export type EditedPrice = Edited<{
  readonly prices: typeof priceSettings;
}>['prices'][number];

/** The prices of categories or category groups. */
// @__NO_SIDE_EFFECTS__
export function priceRoutes(resource: Resource) {
  const { name, subject } = resource;
  const common = {
    permission: ['update', subject],
    response: z.strictObject({
      id,
      version: id,
      prices: describeRecord(z.custom<readonly EditedPrice[]>(), {
        ...{ resource, field: 'prices', shape: 'edit' },
      }),
      // Characteristics that can have prices, with their values.
      properties: z.array(record(property, 'show')),
    }),
    tag: 'categories',
  } as const;
  return {
    edit: route({
      ...{ ...common, method: 'GET', path: `/${name}/:id/edit_prices` },
      errors: [404, 422],
      summary:
        'Prices by currency, characteristic and value, and the characteristics that can have prices',
    }),
    update: route({
      ...{ ...common, method: 'PATCH', path: `/${name}/:id/update_prices` },
      body: z.strictObject({
        prices: fieldDraft<readonly unknown[]>(resource, 'prices'),
        // The records layer compares it with the path.
        id: z.optional(withKeywords({ type: 'integer', minimum: 1 }, z.custom<number>())),
        version,
      }),
      errors: [404, 409, 422],
      isVersioned: true,
      summary: 'Set all prices of a category. None is saved if one is invalid',
    }),
  };
}

export type EditedPrices = ResponseOf<ReturnType<typeof priceRoutes>['edit']>;
