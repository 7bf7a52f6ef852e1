-- no transaction
create index concurrently if not exists offers_price_per_shift_eur on offers (price_per_shift_eur, price_per_shift, id) where deleted_at is null;
create index concurrently if not exists offers_price_per_shift_eur_desc on offers (price_per_shift_eur desc nulls last, price_per_shift desc nulls last, id desc) where deleted_at is null;
create index concurrently if not exists offers_price_per_hour_eur on offers (price_per_hour_eur, price_per_hour, id) where deleted_at is null;
create index concurrently if not exists offers_price_per_hour_eur_desc on offers (price_per_hour_eur desc nulls last, price_per_hour desc nulls last, id desc) where deleted_at is null;
create index concurrently if not exists tags_price_per_shift_eur on tags (price_per_shift_eur, price_per_shift, id) where deleted_at is null;
create index concurrently if not exists tags_price_per_shift_eur_desc on tags (price_per_shift_eur desc nulls last, price_per_shift desc nulls last, id desc) where deleted_at is null;
create index concurrently if not exists tags_price_per_hour_eur on tags (price_per_hour_eur, price_per_hour, id) where deleted_at is null;
create index concurrently if not exists tags_price_per_hour_eur_desc on tags (price_per_hour_eur desc nulls last, price_per_hour desc nulls last, id desc) where deleted_at is null;
create index concurrently if not exists orders_price_per_shift_eur on orders (price_per_shift_eur, price_per_shift, id) where deleted_at is null;
create index concurrently if not exists orders_price_per_shift_eur_desc on orders (price_per_shift_eur desc nulls last, price_per_shift desc nulls last, id desc) where deleted_at is null;
create index concurrently if not exists orders_price_per_hour_eur on orders (price_per_hour_eur, price_per_hour, id) where deleted_at is null;
create index concurrently if not exists orders_price_per_hour_eur_desc on orders (price_per_hour_eur desc nulls last, price_per_hour desc nulls last, id desc) where deleted_at is null;
create index concurrently if not exists orders_total_eur on orders (total_eur, total, id) where deleted_at is null;
create index concurrently if not exists orders_total_eur_desc on orders (total_eur desc nulls last, total desc nulls last, id desc) where deleted_at is null;
