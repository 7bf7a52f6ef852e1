-- no transaction
-- Where two records already share an identity, the index is built without "unique"; see migrate.ts.
create unique index concurrently if not exists projects_name_identity on projects (identity_key(name)) where deleted_at is null;
create unique index concurrently if not exists projects_domain_identity on projects (identity_key(domain)) where deleted_at is null;
create unique index concurrently if not exists brands_name_identity on brands (identity_key(name)) where deleted_at is null;
create unique index concurrently if not exists brands_code_identity on brands (identity_key(code)) where deleted_at is null;
create unique index concurrently if not exists countries_code_identity on countries (identity_key(code)) where deleted_at is null;
create unique index concurrently if not exists regions_code_identity on regions (identity_key(code)) where deleted_at is null;
create unique index concurrently if not exists offers_code_identity on offers (identity_key(code)) where deleted_at is null;
create unique index concurrently if not exists orders_code_identity on orders (identity_key(code)) where deleted_at is null;
create unique index concurrently if not exists tags_code_identity on tags (identity_key(code)) where deleted_at is null;
create unique index concurrently if not exists pages_code_identity on pages (identity_key(code)) where deleted_at is null;
create unique index concurrently if not exists car_classes_name_identity on car_classes (identity_key(name)) where deleted_at is null;
create unique index concurrently if not exists positions_name_identity on positions (identity_key(name)) where deleted_at is null;
create unique index concurrently if not exists roles_name_identity on roles (identity_key(name)) where deleted_at is null;
create unique index concurrently if not exists users_email_identity on users (identity_key(email)) where deleted_at is null;
create unique index concurrently if not exists buzbot_replies_shortcut_identity on buzbot_replies (identity_key(shortcut)) where deleted_at is null;
