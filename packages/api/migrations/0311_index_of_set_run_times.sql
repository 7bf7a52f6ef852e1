-- no transaction
create index concurrently if not exists jobs_run_set_at on jobs (run_set_at) where state = 'queued';
