-- no transaction
drop index concurrently if exists offers_price_per_shift;
drop index concurrently if exists offers_price_per_shift_desc;
drop index concurrently if exists offers_price_per_hour;
drop index concurrently if exists offers_price_per_hour_desc;
