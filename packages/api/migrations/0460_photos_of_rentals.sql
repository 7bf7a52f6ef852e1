-- Photos of a hand-over or a return are in use: in `is_used`, in the health of photos, and by an index in the list of uses.
create index orders_hand_over_photos on orders using gin (hand_over_photos_ids);
create index orders_return_photos on orders using gin (return_photos_ids);

-- Whether a live record references a photo, as an image or in a rich text. Has the same result as the list of its uses,
-- but is fast enough for every photo of a list.
create function is_used(photo photos) returns boolean language sql stable as $$
  select exists (select from offers where image_id = photo.id and deleted_at is null)
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

insert into health_checks (resource, record_id)
select distinct 'photos', p.id from orders, unnest(hand_over_photos_ids || return_photos_ids) p (id);
