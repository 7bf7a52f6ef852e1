-- Pictures that were sent in a conversation are used by it: the customer's picture must not vanish from
-- under what was said about it.
create function note_attachments() returns trigger language plpgsql as $$
begin
  insert into photo_mentions (photo_id, resource, record_id)
  select distinct p.id, 'buzbot_rooms', new.room_id from photos p where p.id = any (new.attachments)
  on conflict do nothing;
  return null;
end
$$;
create trigger note_attachments after insert on buzbot_messages
  for each row when (new.attachments <> '{}') execute function note_attachments();

insert into photo_mentions (photo_id, resource, record_id)
select distinct p.id, 'buzbot_rooms', m.room_id
from buzbot_messages m
cross join unnest(m.attachments) as a (id)
join photos p on p.id = a.id;
