-- no transaction
create index concurrently if not exists offers_assignee on offers (assignee_id, updated_at desc, id desc) where deleted_at is null;
create index concurrently if not exists orders_assignee on orders (assignee_id, updated_at desc, id desc) where deleted_at is null;
create index concurrently if not exists tags_assignee on tags (assignee_id, updated_at desc, id desc) where deleted_at is null;
