-- What a job calls, in which order it runs, and the pauses that all processes respect.
alter table jobs
  -- The service that the job calls: `telegram`, `smtp`; null when it works in the database alone.
  add column destination text,
  -- Jobs of a lane run one at a time, in the order in which they were queued.
  add column lane text,
  -- Smaller numbers first.
  add column priority smallint not null default 10;
create index jobs_next on jobs (priority, run_at, id) where state = 'queued';
create index jobs_lane on jobs (lane, id) where lane is not null and state in ('queued', 'running');

create table job_destinations (
  destination text primary key,
  -- By the clock of the product: nothing is sent before.
  paused_until timestamptz(3),
  -- By the clock of the product: when the next call may start without exceeding the rate.
  free_at timestamptz(3)
);
