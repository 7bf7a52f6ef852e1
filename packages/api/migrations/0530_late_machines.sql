-- A machine that is out is taken until it is back: after its due time, before its start, and with any status.
alter table reservations
  -- Since when the machine is out; null while it is not.
  add column out_since timestamptz(3),
  -- When a machine that is out is due.
  add column due_at timestamptz(3),
  -- When a machine that came back late is ready again.
  add column ready_at timestamptz(3);

-- Nobody knows when a late machine comes back, so the next day is taken too. An extension of its order names an end.
create function taken_period(r reservations) returns tstzrange language sql stable as $$
  select case when r.out_since is null and r.ready_at is null then r.period else tstzrange(
    least(lower(r.period), r.out_since),
    greatest(upper(r.period), r.ready_at, case when r.due_at < now() then
      date_trunc('minute', now()) + interval '1 day' + (upper(r.period) - r.due_at) end)) end
$$;

-- The time before and after its period in which the machine of a reservation is taken.
create function overrun(r reservations) returns tstzmultirange language sql stable as $$
  select tstzmultirange(taken_period(r)) - tstzmultirange(r.period)
$$;
create index reservations_overrun on reservations (offer_id) where out_since is not null or ready_at is not null;

-- `own` is what the holder has reserved already: it keeps that although another machine is late.
drop function reservation_conflicts(bigint, bigint, tstzrange[], integer);
create function reservation_conflicts(
  wanted_offer bigint, wanted_holder bigint, wanted tstzrange[], wanted_quantity integer,
  own tstzmultirange default '{}'
) returns setof reservations language plpgsql stable as $$
declare
  capacity integer := (select quantity from offers where id = wanted_offer);
  added tstzmultirange := (select range_agg(w) from unnest(wanted) w) - own;
begin
  return query
  with taken as materialized (
    select distinct r.id, r.holder, r.quantity, r.period
    from unnest(wanted) w (period) join reservations r on r.offer_id = wanted_offer and r.period && w.period
    where r.holder <> wanted_holder
    union all
    select r.id, r.holder, r.quantity, o.period
    from reservations r, unnest(overrun(r) * added) o (period)
    where r.offer_id = wanted_offer and (r.out_since is not null or r.ready_at is not null)
      and r.holder <> wanted_holder
  )
  select r.* from reservations r where r.id in (
    select t.id from unnest(wanted) w (period) join taken t on t.period && w.period
    where wanted_holder = 0 or t.holder = 0 or (
      -- The most machines in use at once is reached at the start of one of the reservations.
      select max((select sum(b.quantity) from taken b where b.holder <> 0 and b.period @> at.moment))
      from (
        select greatest(lower(a.period), lower(w.period)) as moment from taken a
        where a.period && w.period and a.holder <> 0
      ) at
    ) + wanted_quantity > capacity);
end
$$;

create or replace function described_reservations(found reservations[]) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'order', r.order_id, 'blocked_period', r.blocked_period_id,
    'code', coalesce(o.code, b.code),
    'starts_at', coalesce(o.starts_at, lower(r.period)),
    'ends_at', case when r.due_at < now() then upper(taken_period(r.reservation))
      else coalesce(o.due_at, upper(r.period)) end
  ) order by r.period), '[]')
  from (select f as reservation, f.* from unnest(found) f order by f.period limit 20) r
  left join orders o on o.id = r.order_id
  left join blocked_periods b on b.id = r.blocked_period_id
$$;

drop function reserve(bigint, bigint, bigint, tstzrange[], integer);
create function reserve(
  wanted_offer bigint, wanted_order bigint, wanted_block bigint, wanted tstzrange[], wanted_quantity integer,
  own tstzmultirange default '{}'
) returns void language plpgsql as $$
declare
  wanted_holder bigint := coalesce(wanted_order, 0);
  found reservations[];
begin
  perform pg_advisory_xact_lock(hashtextextended('reservations', wanted_offer));
  select array_agg(c) into found
  from reservation_conflicts(wanted_offer, wanted_holder, wanted, wanted_quantity, own) c;
  -- More machines than the offer has are never free, also when nobody is in the way.
  if found is not null or wanted_quantity > (select quantity from offers where id = wanted_offer) then
    perform refuse_reservation(wanted_offer, wanted[1], wanted_quantity, described_reservations(found));
  end if;
  insert into reservations (offer_id, order_id, blocked_period_id, holder, period, quantity, is_exclusive)
  select wanted_offer, wanted_order, wanted_block, wanted_holder, w.period, wanted_quantity, o.quantity = 1
  from unnest(wanted) w (period), offers o where o.id = wanted_offer;
end
$$;

create function is_out(o orders) returns boolean language sql immutable as $$
  select o.handed_over_at is not null and o.returned_at is null and o.cancelled_at is null
$$;

create or replace function reserved_period(o orders) returns tstzrange language plpgsql stable as $$
declare
  until timestamptz := least(o.due_at, coalesce(o.returned_at, o.due_at));
  machine record;
begin
  if not (o.status = 'active' or o.status = 'hidden' and is_out(o)) or o.deleted_at is not null
    or o.cancelled_at is not null or o.offer_id is null
    or o.starts_at is null or until is null or until <= o.starts_at then return null; end if;
  select buffer_before, buffer_after into machine from offers where id = o.offer_id;
  return tstzrange(o.starts_at - machine.buffer_before * interval '1 minute',
    until + machine.buffer_after * interval '1 minute');
end
$$;

-- Only a machine that is here can be handed over.
create function refuse_missing_machines(wanted orders, wanted_period tstzrange) returns void language plpgsql as $$
declare
  absent reservations[];
begin
  perform pg_advisory_xact_lock(hashtextextended('reservations', wanted.offer_id));
  select array_agg(r) into absent from reservations r
  where r.offer_id = wanted.offer_id and r.out_since is not null and r.holder <> wanted.id
  having sum(r.quantity) + wanted.quantity > (select quantity from offers where id = wanted.offer_id);
  if absent is not null then
    perform refuse_reservation(wanted.offer_id, wanted_period, wanted.quantity, described_reservations(absent));
  end if;
end
$$;

create or replace function reserve_order() returns trigger language plpgsql as $$
declare
  wanted tstzrange := reserved_period(new);
  present reservations;
  wanted_out timestamptz := case when is_out(new) then new.handed_over_at end;
  wanted_due timestamptz := case when is_out(new) then new.due_at end;
  wanted_ready timestamptz;
begin
  if is_out(new) and new.status = 'rejected' and new.deleted_at is null then
    raise exception 'the machine is out' using errcode = 'RY002';
  end if;
  select * into present from reservations where order_id = new.id;
  if present.id is null and wanted is null then return null; end if;
  if wanted is not null and new.returned_at > new.due_at then
    wanted_ready := new.returned_at + (upper(wanted) - new.due_at);
  end if;
  if present.offer_id = new.offer_id and wanted is not null and present.period @> wanted
    and present.quantity >= new.quantity then
    -- Less than before needs no check, so a tolerated overlap can be shortened.
    if present.period <> wanted or present.quantity <> new.quantity then
      update reservations set period = wanted, quantity = new.quantity where id = present.id;
    end if;
  else
    delete from reservations where id = present.id;
    if wanted is not null then
      perform reserve(new.offer_id, new.id, null, array[wanted], new.quantity,
        case when present.offer_id = new.offer_id and present.quantity >= new.quantity
          then tstzmultirange(present.period) else '{}' end);
    end if;
  end if;
  if wanted is not null then
    if wanted_out is not null
      and (present.out_since is null or present.offer_id <> new.offer_id or present.quantity < new.quantity) then
      perform refuse_missing_machines(new, wanted);
    end if;
    update reservations set out_since = wanted_out, due_at = wanted_due, ready_at = wanted_ready
    where order_id = new.id
      and (out_since, due_at, ready_at) is distinct from (wanted_out, wanted_due, wanted_ready);
  end if;
  if present.id is not null then
    -- The others may no longer be booked twice.
    insert into health_checks (resource, record_id)
    select 'orders', r.order_id from reservations r
    where r.offer_id = present.offer_id and r.period && present.period and r.order_id is not null
      and (r.is_tolerated or present.is_tolerated);
  end if;
  return null;
end
$$;

create or replace function reserve_blocked_period() returns trigger language plpgsql as $$
declare
  own tstzmultirange := '{}';
begin
  if tg_op = 'UPDATE' then
    with present as (delete from reservations where blocked_period_id = new.id returning offer_id, period)
    select coalesce(range_agg(period), '{}') into own from present where offer_id = new.offer_id;
  end if;
  if new.deleted_at is null then
    perform reserve(new.offer_id, null, new.id, (
        select array_agg(period) from unnest(
          coalesce(new.occurrences, array[tstzrange(new.starts_at, new.ends_at)])) o (period)),
      (select quantity from offers where id = new.offer_id), own);
  end if;
  return null;
end
$$;

-- A smaller quantity must still be enough for what is reserved and for what is out.
create or replace function fit_reservations() returns trigger language plpgsql as $$
declare
  busy record;
begin
  if new.quantity = old.quantity then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('reservations', new.id));
  if new.quantity < old.quantity then
    select r.period, described_reservations(array_agg(b)) as conflicts into busy
    from reservations r join reservations b on b.offer_id = r.offer_id and b.period @> lower(r.period) and b.holder <> 0
    where r.offer_id = new.id and r.holder <> 0 and upper(r.period) > now()
    group by r.id, r.period having sum(b.quantity) > new.quantity order by r.period limit 1;
    if found then perform refuse_reservation(new.id, busy.period, new.quantity, busy.conflicts); end if;
    select (array_agg(r.period order by r.period))[1] as period, described_reservations(array_agg(r)) as conflicts into busy
    from reservations r where r.offer_id = new.id and r.out_since is not null
    having sum(r.quantity) > new.quantity;
    if found then perform refuse_reservation(new.id, busy.period, new.quantity, busy.conflicts); end if;
  end if;
  update reservations r set is_exclusive = new.quantity = 1 and not r.is_tolerated,
    quantity = case when r.holder = 0 then new.quantity else r.quantity end
  where r.offer_id = new.id and upper(r.period) > now();
  return null;
end
$$;

create or replace function next_free(wanted_offer bigint, since timestamptz, length interval, wanted_quantity integer)
returns timestamptz language sql stable as $$
  select c.moment from (
    select since as moment union
    select upper(r.period) from reservations r
    where r.offer_id = wanted_offer and r.period && tstzrange(since, null) and upper(r.period) > since
    union
    select upper(taken_period(r)) from reservations r
    where r.offer_id = wanted_offer and (r.out_since is not null or r.ready_at is not null)
      and upper(taken_period(r)) > since
    order by moment offset 0
  ) c
  where wanted_quantity <= (select quantity from offers where id = wanted_offer) and not exists (
    select from reservation_conflicts(wanted_offer, -1, array[tstzrange(c.moment, c.moment + length)], wanted_quantity))
  limit 1
$$;

drop trigger reserve_order on orders;
create trigger reserve_order
  after insert or update of
    status, deleted_at, cancelled_at, handed_over_at, returned_at, offer_id, starts_at, ends_at, extended_to, quantity
  on orders for each row execute function reserve_order();

-- A hidden order whose machine is out reserves it again, beside what was reserved since.
insert into reservations (offer_id, order_id, holder, period, quantity, is_exclusive, is_tolerated)
select o.offer_id, o.id, o.id, reserved_period(o), o.quantity, false, true
from orders o where o.status = 'hidden' and is_out(o) and reserved_period(o) is not null;
update reservations r set is_tolerated = false, is_exclusive = f.quantity = 1
from offers f, orders o
where f.id = r.offer_id and o.id = r.order_id and o.status = 'hidden' and not exists (
  select from reservations e where e.offer_id = r.offer_id and e.period && r.period and e.holder <> r.holder);
update reservations r set out_since = o.handed_over_at, due_at = o.due_at
from orders o where o.id = r.order_id and is_out(o);
update reservations r set ready_at = o.returned_at + (upper(r.period) - o.due_at)
from orders o where o.id = r.order_id and o.returned_at > o.due_at;
