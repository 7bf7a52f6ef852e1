-- no transaction
create index concurrently if not exists offers_namesakes on offers (user_id, region_id, name_key(name)) where deleted_at is null;
