-- A broadcast queues a job per recipient: looking for an import must not pass all of them.
create index jobs_due_of_kind on jobs (kind, priority, run_at, id) where state = 'queued';
drop index jobs_next;
