-- Pending messages are sent by jobs. Processes of the former version send the messages that have a `send_at`. Whatever
-- they write there becomes a job in the same transaction, so they find nothing to send, and nothing is sent twice.
-- A later version drops this trigger, `send_at`, `lease_until`, `attempts` and the index buzbot_messages_due.
create function queue_former_message() returns trigger language plpgsql as $$
begin
  insert into jobs (kind, key, payload, destination, lane, priority, run_at, created_at)
  select o.channel || '_message', new.id, jsonb_build_object('id', new.id), o.channel,
    case when new.broadcast_id is null then 'room:' || o.id end,
    case when new.broadcast_id is null then 0 else 20 end, new.send_at, now()
  from buzbot_rooms o where o.id = new.room_id
  on conflict (kind, key) where key is not null and state in ('queued', 'running', 'paused')
  do update set run_at = excluded.run_at where jobs.state = 'queued';
  perform pg_notify('jobs', '');
  new.send_at := null;
  new.lease_until := null;
  return new;
end
$$;
create trigger queue_former_message before insert or update of send_at on buzbot_messages
  for each row when (new.delivery = 'pending' and new.send_at is not null)
  execute function queue_former_message();

-- A former process may be sending a message that has a lease: ten photos take it 88 s at most.
update buzbot_messages
set send_at = case when lease_until is null then send_at
                   else greatest(send_at, now() + interval '2 minutes') end
where delivery = 'pending';
