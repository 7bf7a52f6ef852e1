-- Whether a live record holds on to a photo, as an image or in a rich text. Says the same as the list of
-- its uses, but may be asked of every photo of a list.
create function is_used(picture photos) returns boolean language sql stable as $$
  select exists (select from offers where image_id = picture.id and deleted_at is null)
    or exists (select from tags where image_id = picture.id and deleted_at is null)
    or exists (select from pages where image_id = picture.id and deleted_at is null)
    or exists (select from categories where photo_id = picture.id and deleted_at is null)
    or exists (select from category_groups where photo_id = picture.id and deleted_at is null)
    or exists (select from countries where flag_id = picture.id and deleted_at is null)
    or exists (select from projects where logo_id = picture.id and deleted_at is null)
    or exists (
      select from photo_mentions m
      where m.photo_id = picture.id and case m.resource
        when 'offers' then exists (select from offers u where u.id = m.record_id and u.deleted_at is null)
        when 'orders' then exists (select from orders u where u.id = m.record_id and u.deleted_at is null)
        when 'tags' then exists (select from tags u where u.id = m.record_id and u.deleted_at is null)
        when 'pages' then exists (select from pages u where u.id = m.record_id and u.deleted_at is null)
        else true
      end
    )
$$;
select tell_writes('photo_mentions');
