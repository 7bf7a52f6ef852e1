import * as z from 'zod/mini';
import type { Subject } from '../../permissions.ts';
import { refuse } from '../../schema/fieldKinds/draftKinds.ts';
import { draftWith, record } from '../../schema/records.ts';
import { pageQuery } from '../../schema/routes/queryParams.ts';
import { fieldDraft } from '../../schema/routes/requests.ts';
import {
  count,
  historyEntry,
  id,
  option,
  page,
  use,
  withKeywords,
} from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';
import { property } from './property.ts';

/** Maximum number of characteristics that one call saves. */
const maxProperties = 200;

const affected = z.strictObject({ total: count, records: z.array(use) });

/** The effect of saving one characteristic on offers, tags and orders. */
export const impactResponse = z.strictObject({
  // Null for a new characteristic.
  property: z.nullable(id),
  used_by: affected,
  // Records that would lack a required value.
  would_miss: affected,
  // Values that would be removed without a replacement.
  dropped: z.array(z.strictObject({ value: id, used_by: affected })),
});

const replacement = z.object({
  replace_with: withKeywords(
    { description: 'A removed value and the value that replaces it in all records.' },
    z.nullable(id),
  ),
});

/** A characteristic to create, change or remove. The handler validates each row at its position. */
const row = draftWith(
  property,
  'update',
  z.object({
    id: z.optional(z.nullable(id)),
    version: z.optional(z.nullable(id)),
    removed: z.optional(
      withKeywords({ default: false, description: 'Moves it to the trash.' }, z.boolean()),
    ),
    values: z.optional(fieldDraft<unknown>(property, 'values', replacement)),
  }),
);

const rows = withKeywords(
  { maxItems: maxProperties },
  z.array(row).check((ctx) => {
    if (ctx.value.length <= maxProperties) return;
    refuse(ctx, { id: 'max_positions', values: { number: maxProperties } });
  }),
);

/** A change of a characteristic, with its name. */
const propertyHistoryEntry = z.extend(historyEntry, { property: option });

const tag = 'properties';

/** The characteristics in the form of an offer, an order or a tag. */
export const listForOffer = route({
  method: 'GET',
  path: '/properties/:id/list_for_offer',
  permission: 'signed-in',
  isForApiKeys: true,
  tag,
  response: z.array(record(property, 'show')),
  errors: [403, 404, 422],
  summary:
    'Active characteristics of a category and of its groups, for offers, orders and tags (the id is the category)',
});

// @__NO_SIDE_EFFECTS__
function ownerRoutes<const Owner extends string, const Suffix extends string>(
  owner: Owner,
  subject: Subject,
  suffix: Suffix,
) {
  const edited = z.array(record(property, 'edit'));
  const permission = ['update', subject] as const;
  const body = z.strictObject({ properties: rows });
  return {
    list: route({
      method: 'GET',
      path: `/properties/:id/for_${owner}`,
      tag,
      permission: ['read', subject],
      response: edited,
      errors: [404, 422],
      summary: 'Characteristics of a category or a group, for editing (the id is its own)',
    }),
    history: route({
      method: 'GET',
      path: `/properties/:id/history_for_${owner}`,
      tag,
      permission: ['read', subject],
      query: pageQuery,
      response: page(propertyHistoryEntry),
      errors: [404, 422],
      summary:
        'Changes of the characteristics of a category or a group, newest first (the id is its own)',
    }),
    saveMany: route({
      method: 'POST',
      path: `/properties/:id/create_or_update_many${suffix}`,
      tag,
      ...{ permission, body, response: edited },
      errors: [404, 409, 422],
      isIdempotent: true,
      summary: 'Create, update and delete characteristics, in one transaction',
    }),
    impact: route({
      method: 'POST',
      path: `/properties/:id/impact${suffix}`,
      tag,
      ...{ permission, body },
      response: z.array(impactResponse),
      errors: [404, 422],
      summary: 'Preview of a save: its effect on offers, tags and orders',
    }),
  };
}

/** Characteristics by their owner. The id in these paths is the owner's. */
export const propertyRoutes = {
  category: ownerRoutes('category', 'categories', ''),
  category_group: ownerRoutes('category_group', 'category-groups', '_for_category_group'),
};

/** The effect of saving one characteristic on offers, tags and orders. */
export type PropertyImpact = TypeOf<typeof impactResponse>;

/** The number of affected records, and the first of them. */
export type Affected = PropertyImpact['used_by'];
