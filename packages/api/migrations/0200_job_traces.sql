-- The span that queued a job (W3C `traceparent`), while tracing is on. Former versions leave it empty.
alter table jobs add column trace text;
