-- As in 0610: a set operation instead of a join of the old and new rows.
create or replace function check_hashed_photos() returns trigger language plpgsql as $$
begin
  insert into health_checks (resource, record_id)
  select distinct 'offers', o.id
  from look_alikes((
    select array_agg(x.id) from (
      select id, perceptual_hash from added except select id, perceptual_hash from removed
    ) x)) l (id)
  join offers o on o.photos_ids @> array[l.id]
  where o.deleted_at is null;
  return null;
end
$$;
