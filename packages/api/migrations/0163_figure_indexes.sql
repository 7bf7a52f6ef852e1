-- no transaction
create index concurrently if not exists offers_approved_at on offers (approved_at desc, id desc) where deleted_at is null;
create index concurrently if not exists offers_rejected_at on offers (rejected_at desc, id desc) where deleted_at is null;
create index concurrently if not exists orders_new on orders (created_at, id) where status = 'new' and deleted_at is null;
create index concurrently if not exists buzbot_rooms_first_answer on buzbot_rooms (first_answer_at desc, id desc) where deleted_at is null;
create index concurrently if not exists buzbot_broadcasts_failed on buzbot_broadcasts (created_at desc, id desc) where counts_failed > 0 and deleted_at is null;
