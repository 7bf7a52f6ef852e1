-- When a time in the future was set. One that was set in the future comes from a clock that was ahead,
-- and is not waited for. Null: the time is a date that a person chose, or a former version set it.
alter table jobs add column run_set_at timestamptz(3);
alter table job_destinations add column pause_set_at timestamptz(3);
