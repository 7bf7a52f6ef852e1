-- The user and the permission whose loss has stopped a job or a broadcast: {"person": 7, "action": "update",
-- "subject": "offers"}. Whoever resumes it is its acting user from then on.
alter table jobs
  add column stopped jsonb,
  add column acting_id bigint references users (id);
alter table buzbot_broadcasts
  add column stopped jsonb,
  add column acting_id bigint references users (id);
