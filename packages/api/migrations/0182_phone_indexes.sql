-- no transaction
create index concurrently if not exists users_phone_digits on users using gin (phone_digits(phone) gin_trgm_ops);
create index concurrently if not exists orders_phone_digits on orders using gin (phone_digits(phone) gin_trgm_ops);
