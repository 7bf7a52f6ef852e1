-- Looks for first photos before galleries, because an index of galleries finds all records of a photo before it returns one.
-- Few orders have photos, which the planner does not know: for one row it would scan all orders, so they are counted.
create or replace function is_used(photo photos) returns boolean language sql stable as $$
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
