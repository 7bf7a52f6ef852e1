-- Settings of the installation that an admin changes on a screen: one row per group of settings.
create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz(3) not null default now(),
  updated_by bigint references users (id)
);
-- The numbers of generated codes. A number is never used twice; a rolled back save leaves a gap.
create sequence offers_code_number start 10001;
create sequence orders_code_number start 10001;
create sequence tags_code_number start 10001;
create sequence brands_code_number start 10001;
create sequence regions_code_number start 10001;
create sequence pages_code_number start 10001;
