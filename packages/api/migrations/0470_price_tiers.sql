-- Prices by duration: tiers of offers, the price terms of orders and what their totals consist of, overtime, and when
-- requests expire.
alter table offers add column price_tiers jsonb not null default '[]';

alter table orders
  -- The prices of the offer when the terms were agreed.
  add column price_terms_price_per_shift numeric(12, 4),
  add column price_terms_price_per_hour numeric(12, 4),
  add column price_terms_price_tiers jsonb not null default '[]',
  add column price_terms_shift_hours numeric(4, 2),
  add column price_terms_shifts_per_week smallint,
  -- Null for orders without an offer in their currency, and for those from before.
  add column price_terms_agreed_at timestamptz(3),
  add column price_explanation_lines jsonb not null default '[]',
  add column price_explanation_saved numeric(18, 4),
  -- The units and the unit price that `units_price` and the explanation were computed for.
  add column priced_for jsonb;

create or replace function convert_prices() returns trigger language plpgsql as $$
declare
  current record;
  unit_price numeric;
begin
  -- A new rate waits until the saves that used the former one are committed.
  perform pg_advisory_xact_lock_shared(hashtext('exchange_rates'));
  select r.rate_id, r.per_euro into current from current_rates r where r.currency_id = new.currency_id;
  new.exchange_rate_id := current.rate_id;
  new.price_per_shift_eur := round(new.price_per_shift / current.per_euro, 10);
  new.price_per_hour_eur := round(new.price_per_hour / current.per_euro, 10);
  if tg_table_name = 'orders' then
    unit_price := case new.unit when 'shift' then new.price_per_shift else new.price_per_hour end;
    -- Versions that know no tiers change the units without the price.
    if new.priced_for is distinct from
      jsonb_build_object('units', new.units, 'unit', new.unit, 'price', unit_price) then
      new.units_price := null;
      new.price_explanation_lines := '[]';
      new.price_explanation_saved := null;
      new.priced_for := null;
    end if;
    new.total := new.quantity * coalesce(new.units_price, new.units * unit_price);
    new.total_eur := round(new.total / current.per_euro, 10);
  end if;
  return new;
end
$$;
drop trigger convert_prices on orders;
create trigger convert_prices
  before insert or update of price_per_shift, price_per_hour, currency_id, units, unit, quantity, units_price, priced_for,
    price_explanation_lines, price_explanation_saved, total
  on orders for each row execute function convert_prices();

-- The prices of the offer differ from those that the order was made with.
create function price_terms_changed(o orders) returns boolean language sql stable as $$
  select o.price_terms_agreed_at is not null and exists (
    select from offers f where f.id = o.offer_id and (
      f.currency_id <> o.currency_id
      or f.price_per_shift is distinct from o.price_terms_price_per_shift
      or f.price_per_hour is distinct from o.price_terms_price_per_hour
      or f.price_tiers <> o.price_terms_price_tiers))
$$;

-- The length of a shift and the work days of a week by the calendar of an offer, else of the region, else of the project.
create function calendar_of(calendar bigint, region bigint, project bigint)
returns table (shift_hours numeric, shifts_per_week integer) language sql stable as $$
  select w.shift_hours, w.work_days_monday::int + w.work_days_tuesday::int + w.work_days_wednesday::int
    + w.work_days_thursday::int + w.work_days_friday::int + w.work_days_saturday::int + w.work_days_sunday::int
  from work_calendars w
  where w.id = coalesce(
    calendar,
    (select r.work_calendar_id from regions r where r.id = region),
    (select p.work_calendar_id from projects p where p.id = project),
    (select min(c.id) from work_calendars c where c.deleted_at is null))
$$;

-- Hours of the meter beyond the units of a returned machine; null without any.
create function overtime_hours(o orders) returns numeric language sql stable as $$
  select case when used.hours > used.agreed then used.hours - used.agreed end
  from (
    select o.return_meter - o.hand_over_meter as hours, o.units * case o.unit when 'hour' then 1
      else coalesce(o.price_terms_shift_hours, (
        select c.shift_hours from calendar_of(
          (select f.work_calendar_id from offers f where f.id = o.offer_id), o.region_id, o.project_id) c)) end as agreed
  ) used
  -- The meters of several machines are not known.
  where o.returned_at is not null and o.quantity = 1
$$;

-- By the hour, else by the part of a shift. It is a proposal: the total does not contain it.
create function overtime_price(o orders) returns numeric language sql stable as $$
  select overtime_hours(o) * coalesce(o.price_per_hour, o.price_per_shift / coalesce(o.price_terms_shift_hours, (
    select c.shift_hours from calendar_of(
      (select f.work_calendar_id from offers f where f.id = o.offer_id), o.region_id, o.project_id) c)))
$$;

-- For how many hours a request is tentative; null if it never expires.
create function tentative_hours() returns integer language sql stable as $$
  select case when count(*) = 0 then 72 else nullif(max((s.value ->> 'tentative_hours')::integer), 0) end
  from settings s where s.name = 'rental'
$$;

create function expires_at(o orders) returns timestamptz language sql stable as $$
  select case when o.life_stage = 'requested' then o.created_at + tentative_hours() * interval '1 hour' end
$$;

-- The prices of an offer as prices per hour of work, from the hours of work at which they begin.
create function hourly_rates(
  tiers jsonb, per_shift numeric, per_hour numeric, calendar bigint, region bigint, project bigint
) returns table (begins numeric, per_hour numeric, is_tier boolean) language sql stable as $$
  select x.begins * h.hours, x.price / h.hours, x.is_tier
  from calendar_of(calendar, region, project) c
  cross join lateral (
    select 1 as begins, 'hour' as unit, per_hour as price, false as is_tier
    union all select 1, 'shift', per_shift, false
    union all select (t ->> 'from')::integer, t ->> 'unit', (t ->> 'price')::numeric, true
    from jsonb_array_elements(tiers) t
  ) x
  cross join lateral (
    select case x.unit when 'hour' then 1 else c.shift_hours * case x.unit
      when 'week' then c.shifts_per_week when 'month' then round(c.shifts_per_week * 30 / 7.0) else 1 end end as hours
  ) h
  where x.price is not null
$$;

create index offers_with_tiers on offers (category_id, id) where price_tiers <> '[]' and deleted_at is null;

-- Issues of tiers depend on the length of a shift and on the work days.
create function check_tiers() returns trigger language plpgsql as $$
begin
  insert into health_checks (resource, record_id)
  select 'offers', id from offers where price_tiers <> '[]' and deleted_at is null;
  return null;
end
$$;
create trigger check_tiers after update of shift_hours, work_days_monday, work_days_tuesday, work_days_wednesday,
    work_days_thursday, work_days_friday, work_days_saturday, work_days_sunday
  on work_calendars for each statement execute function check_tiers();
create trigger check_tiers after update of work_calendar_id on regions for each statement execute function check_tiers();
create trigger check_tiers after update of work_calendar_id on projects for each statement execute function check_tiers();

alter table change_history drop constraint change_history_action_check;
alter table change_history add constraint change_history_action_check check (action in (
  'create', 'update', 'delete', 'restore', 'change_status', 'revert', 'hand_over', 'extend', 'return', 'cancel', 'reprice'
)) not valid;
