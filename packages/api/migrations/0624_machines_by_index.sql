-- no transaction
-- The machines whose utilisation is counted, without reading the whole rows of all offers.
create index concurrently if not exists offers_machines on offers (id)
  include (category_id, region_id, project_id, quantity, created_at, work_calendar_id)
  where status = 'active' and type = 'equipment' and deleted_at is null;
