-- Each offer is noted once for all new namesakes of a write, however many there are: pairs of them are n² rows. An
-- offer is no namesake of itself, so a group with a single new offer leaves that one out.
create or replace function check_namesakes(ids bigint[], owners bigint[], regions bigint[], names text[]) returns void
language sql as $$
  insert into health_checks (resource, record_id)
  select 'offers', o.id
  from (
    select n.owner, n.region, n.name, min(n.id) as first, max(n.id) as last
    from unnest(ids, owners, regions, names) n (id, owner, region, name)
    group by n.owner, n.region, n.name
  ) g
  join offers o on o.user_id = g.owner and o.region_id = g.region and name_key(o.name) = g.name
  where o.deleted_at is null and (g.first <> o.id or g.last <> o.id)
$$;
