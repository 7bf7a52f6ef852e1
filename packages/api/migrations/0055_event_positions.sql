-- The next place is the one after the last: a sequence would have to be carried along by every copy of
-- the data, and one that was left behind would stop all writes.
create or replace function place_event() returns trigger language plpgsql as $$
begin
  -- Held from here to the end of the commit, which a notification makes transactions wait for anyway.
  perform pg_advisory_xact_lock(7316257);
  update events
  set position = 1 + (select coalesce(max(position), 0) from events)
  where id = new.id;
  perform pg_notify('events', '');
  return null;
end
$$;
drop sequence event_positions;
