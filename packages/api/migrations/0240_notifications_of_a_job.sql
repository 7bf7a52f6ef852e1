-- A bulk change or an import notifies a user once of each kind; the notification counts its records.
-- Not a foreign key: notifications stay when the job is deleted.
alter table notifications add column job_id bigint;
alter table notifications add column record_count integer not null default 1;
create unique index notifications_job on notifications (user_id, job_id, kind, resource, status)
  nulls not distinct where job_id is not null;
