-- The times in which an offer has a machine that is not reserved: lists find the free offers by them. Without them, a list
-- of free offers asked for the reservations of each offer, which took seconds while few were free.
create table free_gaps (
  offer_id bigint not null references offers (id) on delete cascade,
  gap tstzrange not null check (not isempty(gap)),
  -- Finds the gaps of an offer; the index below finds the offers that are free in a period.
  primary key (offer_id, gap)
);

-- Blocked times, and times in which all machines are reserved. Machines that are late are not known here, because that
-- depends on the time.
create function full_time(wanted_offer bigint, within tstzrange) returns tstzmultirange language sql stable as $$
  with offer as (select quantity from offers where id = wanted_offer),
  taken as (
    select r.period * within as period, r.holder, r.quantity
    from reservations r where r.offer_id = wanted_offer and r.period && within
  ),
  -- Between two neighbouring moments as many machines are reserved all the time.
  moments as (
    select distinct unnest(array[lower(t.period), upper(t.period)]) as moment
    from taken t, offer where offer.quantity > 1 and t.holder <> 0
  ),
  parts as (
    select moment, tstzrange(moment, lead(moment) over (order by moment)) as part from moments
  )
  select coalesce(range_agg(f.period), '{}') from (
    select t.period from taken t, offer where offer.quantity = 1 or t.holder = 0
    union all
    select p.part from parts p, offer
    where (select sum(t.quantity) from taken t where t.holder <> 0 and t.period @> p.moment) >= offer.quantity
  ) f (period)
$$;

-- Finds the gaps in the changed time and beside it again; the others stay.
create function refresh_free_gaps(wanted_offer bigint, changed tstzrange) returns void language plpgsql as $$
declare
  around tstzrange;
begin
  -- Changes of one offer wait for each other, so each sees the gaps that the others have left.
  perform pg_advisory_xact_lock(hashtextextended('reservations', wanted_offer));
  with beside as (
    delete from free_gaps g
    where g.offer_id = wanted_offer and (g.gap && changed or g.gap -|- changed) returning g.gap
  )
  select range_merge(range_agg(x.part)) into around
  from (select changed union all select gap from beside) x (part);
  insert into free_gaps (offer_id, gap)
  select o.id, unnest(tstzmultirange(around) - full_time(o.id, around)) from offers o where o.id = wanted_offer;
end
$$;

create function follow_reservations() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform refresh_free_gaps(x.offer_id, range_merge(range_agg(x.period)))
    from added x group by x.offer_id order by x.offer_id;
  elsif tg_op = 'DELETE' then
    perform refresh_free_gaps(x.offer_id, range_merge(range_agg(x.period)))
    from removed x group by x.offer_id order by x.offer_id;
  else
    perform refresh_free_gaps(x.offer_id, range_merge(range_agg(x.period))) from (
      (select id, offer_id, period, quantity, holder from added
        except select id, offer_id, period, quantity, holder from removed)
      union all
      (select id, offer_id, period, quantity, holder from removed
        except select id, offer_id, period, quantity, holder from added)
    ) x group by x.offer_id order by x.offer_id;
  end if;
  return null;
end
$$;
create trigger gaps_added after insert on reservations
  referencing new table as added for each statement execute function follow_reservations();
create trigger gaps_removed after delete on reservations
  referencing old table as removed for each statement execute function follow_reservations();
create trigger gaps_changed after update on reservations
  referencing old table as removed new table as added for each statement execute function follow_reservations();

-- A new offer is free at any time.
create function open_new_offers() returns trigger language plpgsql as $$
begin
  insert into free_gaps (offer_id, gap) select id, '(,)' from added;
  return null;
end
$$;
create trigger gaps_opened after insert on offers
  referencing new table as added for each statement execute function open_new_offers();

create function follow_quantity() returns trigger language plpgsql as $$
begin
  perform refresh_free_gaps(new.id, '(,)');
  return null;
end
$$;
-- After fit_reservations: triggers run in the order of their names.
create trigger gaps_of_quantity after update of quantity on offers
  for each row when (old.quantity <> new.quantity) execute function follow_quantity();

insert into free_gaps (offer_id, gap)
select o.id, unnest('{(,)}'::tstzmultirange - coalesce(t.time, '{}'))
from offers o
left join (
  select r.offer_id, range_agg(r.period) as time
  from reservations r join offers f on f.id = r.offer_id and f.quantity = 1 group by r.offer_id
) t on t.offer_id = o.id
where o.quantity = 1;
insert into free_gaps (offer_id, gap)
select o.id, unnest('{(,)}'::tstzmultirange - full_time(o.id, '(,)')) from offers o where o.quantity > 1;

create index free_gaps_gap on free_gaps using spgist (gap);
analyze free_gaps;

-- Offers that are free in a period, some of them if there are more. By the index: the planner knows how long gaps are and
-- when they begin, but not which of them are long, so it may expect many where there are none and scan the table.
create function offers_with_gap(wanted tstzrange, at_most integer) returns setof bigint
language sql stable set enable_seqscan = off as $$
  select offer_id from free_gaps where gap @> wanted limit at_most
$$;
