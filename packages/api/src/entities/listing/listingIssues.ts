import { sql } from 'drizzle-orm';

const hasNoPrice = sql`r.price_per_shift is null and r.price_per_hour is null`;

/** The characteristics `p` of the category of the listing `r`. */
const characteristics = sql`
  from properties p
  where p.deleted_at is null and (p.category_id = r.category_id or exists (
    select from category_groups g
    where g.id = p.category_group_id and g.deleted_at is null
      and g.categories_ids @> array[r.category_id]))`;

const isAnswered = sql`exists (
  select from jsonb_array_elements(r.properties) a
  where (a ->> 'property')::bigint = p.id and (
    a ->> 'number' is not null or a ->> 'custom_value' is not null
    or coalesce(a -> 'values', '[]') <> '[]'))`;

/** The required characteristics `p` of the category of the listing `r` that have no answer. */
export const unansweredFrom = sql`
  ${characteristics} and p.required and p.status = 'active' and not ${isAnswered}`;

const isUnanswered = sql`exists (select ${unansweredFrom})`;

/** An answer to a characteristic that the category no longer has, or with a value that no longer exists. */
const hasDeadAnswer = sql`exists (
  select from jsonb_array_elements(r.properties) a
  where not exists (
    select ${characteristics} and p.id = (a ->> 'property')::bigint
      and not exists (
        select from jsonb_array_elements(coalesce(a -> 'values', '[]')) chosen (value)
        where not p."values" @> jsonb_build_array(jsonb_build_object('id', chosen.value))
      )
  ))`;

/** What can be wrong with offers, orders and tags. */
export const listingIssues = {
  issues: { no_price: hasNoPrice, unanswered: isUnanswered },
  deadReference: hasDeadAnswer,
} as const;

/** An approved order whose machine is reserved by somebody else too; see migration 0012. */
const isDoubleBooked = sql`exists (
  select from reservations a join reservations b
    on b.offer_id = a.offer_id and b.period && a.period and b.holder <> a.holder
  where a.order_id = r.id and (a.is_tolerated or b.is_tolerated))`;

export const orderIssues = {
  ...listingIssues,
  issues: { ...listingIssues.issues, double_booked: isDoubleBooked },
} as const;

const rates = sql`hourly_rates(
  r.price_tiers, r.price_per_shift, r.price_per_hour, r.work_calendar_id, r.region_id, r.project_id)`;

/** Only offers are compared with the price interval of their category, and with each other. */
export const offerIssues = {
  ...listingIssues,
  issues: {
    ...listingIssues.issues,
    outside_interval: sql`exists (
      select from categories k
      where k.id = r.category_id and k.price_interval_currency_id = r.currency_id
        and (r.price_per_hour < k.price_interval_from or r.price_per_hour > k.price_interval_to
          or (r.price_tiers <> '[]' and exists (
            select from ${rates} t
            where t.is_tier and (t.per_hour < k.price_interval_from or t.per_hour > k.price_interval_to)))))`,
    // A longer rental costs more per hour of work than a shorter one.
    dearer_tier: sql`r.price_tiers <> '[]' and exists (
      select from ${rates} a join ${rates} b on b.begins > a.begins and b.per_hour > a.per_hour
      where a.is_tier or b.is_tier)`,
    // Uses the index `offers_namesakes`.
    duplicate: sql`exists (
      select from offers o
      where o.user_id = r.user_id and o.region_id = r.region_id and name_key(o.name) = name_key(r.name)
        and o.deleted_at is null and o.id <> r.id)`,
    // One of its photos, or a copy of it, is in an offer of another owner. The limit keeps the order of the join: few
    // photos look alike, and each is looked up in the index of the photos of offers.
    photo_elsewhere: sql`exists (
      select from look_alikes(r.photos_ids) l (id) cross join lateral (
        select from offers o
        where o.photos_ids @> array[l.id] and o.user_id <> r.user_id and o.deleted_at is null
        limit 1) elsewhere)`,
  },
} as const;
