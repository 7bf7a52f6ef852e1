-- Which photos are in use, and whose issues change with them.

-- The photos of a gallery decide. An image that is written alone becomes the first photo, and without an image the first
-- one goes.
create function fit_cover() returns trigger language plpgsql as $$
declare
  most constant integer := 20;
begin
  if new.photos_ids <> '{}' and (tg_op = 'INSERT' or new.photos_ids is distinct from old.photos_ids) then
    new.image_id := new.photos_ids[1];
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if new.photos_ids is distinct from old.photos_ids then
      new.image_id := null;
    elsif new.image_id is distinct from old.image_id then
      if new.image_id is null then
        new.photos_ids := new.photos_ids[2:];
        new.image_id := new.photos_ids[1];
      else
        new.photos_ids := new.image_id || array_remove(new.photos_ids, new.image_id);
        -- In a full gallery the image replaces the former one.
        if cardinality(new.photos_ids) > most then
          new.photos_ids := new.photos_ids[1] || new.photos_ids[3:];
        end if;
      end if;
    end if;
    return new;
  end if;
  new.photos_ids := array_remove(array[new.image_id], null);
  return new;
end
$$;
create trigger fit_cover before insert or update of image_id, photos_ids on offers
  for each row execute function fit_cover();
create trigger fit_cover before insert or update of image_id, photos_ids on tags
  for each row execute function fit_cover();

-- Whether a live record references a photo, as an image or in a rich text. Has the same result as the list of its uses,
-- but is fast enough for every photo of a list. Looks for first photos before galleries, because an index of galleries finds all records of a photo before it returns one.
-- Few orders have photos, which the planner does not know: for one row it would scan all orders, so they are counted.
create function is_used(photo photos) returns boolean language sql stable as $$
  select exists (select from offers where image_id = photo.id and deleted_at is null)
    or exists (select from tags where image_id = photo.id and deleted_at is null)
    or exists (select from pages where image_id = photo.id and deleted_at is null)
    or exists (select from categories where photo_id = photo.id and deleted_at is null)
    or exists (select from category_groups where photo_id = photo.id and deleted_at is null)
    or exists (select from countries where flag_id = photo.id and deleted_at is null)
    or exists (select from projects where logo_id = photo.id and deleted_at is null)
    or exists (select from offers where photos_ids @> array[photo.id] and deleted_at is null)
    or exists (select from tags where photos_ids @> array[photo.id] and deleted_at is null)
    or (select count(*) from orders where hand_over_photos_ids @> array[photo.id] and deleted_at is null) > 0
    or (select count(*) from orders where return_photos_ids @> array[photo.id] and deleted_at is null) > 0
    or exists (
      select from photo_mentions m
      where m.photo_id = photo.id and case m.resource
        when 'offers' then exists (select from offers u where u.id = m.record_id and u.deleted_at is null)
        when 'orders' then exists (select from orders u where u.id = m.record_id and u.deleted_at is null)
        when 'tags' then exists (select from tags u where u.id = m.record_id and u.deleted_at is null)
        when 'pages' then exists (select from pages u where u.id = m.record_id and u.deleted_at is null)
        else true
      end
    )
$$;

create function check_photos_of_order() returns trigger language plpgsql as $$
begin
  -- `new` is null after a delete.
  insert into health_checks (resource, record_id)
  select distinct 'photos', p.id
  from unnest(old.hand_over_photos_ids || old.return_photos_ids || new.hand_over_photos_ids || new.return_photos_ids) p (id);
  return null;
end
$$;
create trigger check_photos after update of hand_over_photos_ids, return_photos_ids, deleted_at
  on orders for each row
  when ((new.hand_over_photos_ids, new.return_photos_ids, new.deleted_at)
    is distinct from (old.hand_over_photos_ids, old.return_photos_ids, old.deleted_at))
  execute function check_photos_of_order();
create trigger check_photos_of_purged after delete
  on orders for each row execute function check_photos_of_order();

-- Health of photos whose use changed, and of offers whose photos look like theirs. `changed` has the ids of the photos.
create function check_gallery() returns trigger language plpgsql as $$
declare
  changed bigint[];
begin
  if tg_op = 'INSERT' then
    changed := (select array_agg(distinct p.id) from added, unnest(added.photos_ids) p (id));
  elsif tg_op = 'DELETE' then
    changed := (select array_agg(distinct p.id) from removed, unnest(removed.photos_ids) p (id));
  elsif tg_table_name = 'offers' then
    changed := (
      select array_agg(distinct p.id) from (
        (select id, photos_ids, user_id, deleted_at from added except select id, photos_ids, user_id, deleted_at from removed)
        union all
        (select id, photos_ids, user_id, deleted_at from removed except select id, photos_ids, user_id, deleted_at from added)
      ) x, unnest(x.photos_ids) p (id));
  else
    changed := (
      select array_agg(distinct p.id) from (
        (select id, photos_ids, deleted_at from added except select id, photos_ids, deleted_at from removed)
        union all
        (select id, photos_ids, deleted_at from removed except select id, photos_ids, deleted_at from added)
      ) x, unnest(x.photos_ids) p (id));
  end if;
  if changed is null then return null; end if;
  insert into health_checks (resource, record_id) select 'photos', unnest(changed);
  if tg_table_name = 'offers' then
    insert into health_checks (resource, record_id)
    select distinct 'offers', o.id from look_alikes(changed) l (id) join offers o on o.photos_ids @> array[l.id]
    -- A new offer ends no issue, so those that have it need no check.
    where o.deleted_at is null and not (tg_op = 'INSERT' and exists (
      select from record_issues i
      where i.resource = 'offers' and i.issue = 'photo_elsewhere' and i.record_id = o.id));
  end if;
  return null;
end
$$;
create trigger health_added_gallery after insert on offers
  referencing new table as added for each statement execute function check_gallery();
create trigger health_removed_gallery after delete on offers
  referencing old table as removed for each statement execute function check_gallery();
create trigger health_changed_gallery after update on offers
  referencing old table as removed new table as added for each statement execute function check_gallery();
create trigger health_added_gallery after insert on tags
  referencing new table as added for each statement execute function check_gallery();
create trigger health_removed_gallery after delete on tags
  referencing old table as removed for each statement execute function check_gallery();
create trigger health_changed_gallery after update on tags
  referencing old table as removed new table as added for each statement execute function check_gallery();

-- A hash that is computed later: the offers with the photo and with those that look like it.
create function check_hashed_photos() returns trigger language plpgsql as $$
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
create trigger health_hashed after update on photos
  referencing old table as removed new table as added for each statement execute function check_hashed_photos();
