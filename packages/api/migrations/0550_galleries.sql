-- Offers and tags have up to 20 photos in their order. The first one is the image.
alter table offers add column photos_ids bigint[] not null default '{}';
alter table tags add column photos_ids bigint[] not null default '{}';
create index offers_photos on offers using gin (photos_ids);
create index tags_photos on tags using gin (photos_ids);

-- The photos decide. An image that is written alone becomes the first photo, and without an image the first one goes.
-- The former version writes images only.
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

-- Every photo of a gallery is in use, and its uses change with the gallery.
create or replace function is_used(photo photos) returns boolean language sql stable as $$
  select exists (select from offers where photos_ids @> array[photo.id] and deleted_at is null)
    or exists (select from tags where photos_ids @> array[photo.id] and deleted_at is null)
    -- Until 0551 has filled the galleries.
    or exists (select from offers where image_id = photo.id and deleted_at is null)
    or exists (select from tags where image_id = photo.id and deleted_at is null)
    or exists (select from pages where image_id = photo.id and deleted_at is null)
    or exists (select from categories where photo_id = photo.id and deleted_at is null)
    or exists (select from category_groups where photo_id = photo.id and deleted_at is null)
    or exists (select from countries where flag_id = photo.id and deleted_at is null)
    or exists (select from projects where logo_id = photo.id and deleted_at is null)
    or exists (select from orders where hand_over_photos_ids @> array[photo.id] and deleted_at is null)
    or exists (select from orders where return_photos_ids @> array[photo.id] and deleted_at is null)
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

-- Pictures that look alike have nearly the same bits. Zero: too plain to compare, or drawn for many. Null: not computed yet.
alter table photos add column perceptual_hash bit(64);
create index photos_hash_band_1 on photos (substring(perceptual_hash from 1 for 16));
create index photos_hash_band_2 on photos (substring(perceptual_hash from 17 for 16));
create index photos_hash_band_3 on photos (substring(perceptual_hash from 33 for 16));
create index photos_hash_band_4 on photos (substring(perceptual_hash from 49 for 16));
create index photos_unhashed on photos (id) where perceptual_hash is null;

-- The photos that look like these ones, with them. Two hashes that differ in at most three bits share one of four bands.
create function look_alikes(photo_ids bigint[]) returns setof bigint language sql stable as $$
  select b.id
  from photos a join photos b on (
      substring(b.perceptual_hash from 1 for 16) = substring(a.perceptual_hash from 1 for 16)
      or substring(b.perceptual_hash from 17 for 16) = substring(a.perceptual_hash from 17 for 16)
      or substring(b.perceptual_hash from 33 for 16) = substring(a.perceptual_hash from 33 for 16)
      or substring(b.perceptual_hash from 49 for 16) = substring(a.perceptual_hash from 49 for 16))
    and bit_count(a.perceptual_hash # b.perceptual_hash) <= 3
  where a.id = any(photo_ids) and bit_count(a.perceptual_hash) > 0
$$;

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
      select array_agg(distinct p.id) from added a join removed r on r.id = a.id, unnest(a.photos_ids || r.photos_ids) p (id)
      where (a.photos_ids, a.user_id, a.deleted_at) is distinct from (r.photos_ids, r.user_id, r.deleted_at));
  else
    changed := (
      select array_agg(distinct p.id) from added a join removed r on r.id = a.id, unnest(a.photos_ids || r.photos_ids) p (id)
      where (a.photos_ids, a.deleted_at) is distinct from (r.photos_ids, r.deleted_at));
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
    select array_agg(a.id) from added a join removed r on r.id = a.id
    where a.perceptual_hash is distinct from r.perceptual_hash)) l (id)
  join offers o on o.photos_ids @> array[l.id]
  where o.deleted_at is null;
  return null;
end
$$;
create trigger health_hashed after update on photos
  referencing old table as removed new table as added for each statement execute function check_hashed_photos();
