-- Turns of destinations follow the rate exactly: rounded to milliseconds, a call of 1.3 ms occupied 1 ms.
alter table job_destinations alter free_at type timestamptz;
