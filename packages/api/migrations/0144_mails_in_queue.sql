-- Waiting mails are sent by jobs. Processes of the former version send the mails that have a `next_attempt_at`. Whatever
-- they write there becomes a job in the same transaction, so they find nothing to send, and nothing is sent twice. A
-- mail that one of them is sending has a `next_attempt_at` after the end of its lease, and so does its job.
-- A later version drops this trigger, `next_attempt_at` and the index outbox_due.
alter table outbox alter column next_attempt_at drop not null;

create function queue_former_mail() returns trigger language plpgsql as $$
begin
  insert into jobs (kind, key, payload, destination, run_at, created_at)
  values (case when new.project_id is null then 'mail' else 'project_mail' end, new.id,
    jsonb_build_object('id', new.id),
    case when new.project_id is null then 'smtp' else 'smtp:project-' || new.project_id end,
    new.next_attempt_at, now())
  on conflict (kind, key) where key is not null and state in ('queued', 'running', 'paused')
  do update set run_at = excluded.run_at where jobs.state = 'queued';
  perform pg_notify('jobs', '');
  new.next_attempt_at := null;
  return new;
end
$$;
create trigger queue_former_mail before insert or update of next_attempt_at on outbox
  for each row when (new.state = 'queued' and new.next_attempt_at is not null)
  execute function queue_former_mail();

update outbox set next_attempt_at = next_attempt_at where state = 'queued';
