-- no transaction
create index concurrently if not exists offers_category_compared on offers (category_id, updated_at desc, id desc) include (status, price_per_shift_eur, price_per_shift, price_per_hour_eur, price_per_hour) where deleted_at is null;
drop index concurrently if exists offers_category;
create index concurrently if not exists offers_brand_compared on offers (brand_id, updated_at desc, id desc) include (status, price_per_shift_eur, price_per_shift, price_per_hour_eur, price_per_hour) where deleted_at is null;
drop index concurrently if exists offers_brand;
create index concurrently if not exists offers_region_compared on offers (region_id, updated_at desc, id desc) include (status, price_per_shift_eur, price_per_shift, price_per_hour_eur, price_per_hour) where deleted_at is null;
drop index concurrently if exists offers_region;
create index concurrently if not exists offers_project_compared on offers (project_id, updated_at desc, id desc) include (status, price_per_shift_eur, price_per_shift, price_per_hour_eur, price_per_hour) where deleted_at is null;
drop index concurrently if exists offers_project;
create index concurrently if not exists offers_currency_compared on offers (currency_id, updated_at desc, id desc) include (status, price_per_shift_eur, price_per_shift, price_per_hour_eur, price_per_hour) where deleted_at is null;
drop index concurrently if exists offers_currency;
create index concurrently if not exists offers_user_compared on offers (user_id, updated_at desc, id desc) include (status, price_per_shift_eur, price_per_shift, price_per_hour_eur, price_per_hour) where deleted_at is null;
drop index concurrently if exists offers_user;
