-- Everything that a category says besides its name.

alter table categories
  add column alt_name jsonb not null default '{}',
  add column declension_one jsonb not null default '{}',
  add column declension_two jsonb not null default '{}',
  add column min_hour_price numeric(12, 4),
  add column price_interval_from numeric(12, 4),
  add column price_interval_to numeric(12, 4),
  add column price_interval_currency_id bigint references currencies (id),
  add column photo_id bigint references photos (id),
  add column icon text,
  add column title jsonb not null default '{}',
  add column keywords jsonb not null default '{}',
  add column description jsonb not null default '{}',
  -- [{"currency": 1, "property": 2, "value": 3, "intervals": [{"from", "to", "min_hour_price"}]}]
  add column prices jsonb not null default '[]',
  drop column search_text;
alter table categories add column search_text text not null generated always as (
  fold(alias || E'\n' || coalesce(words_of(name), '') || E'\n' || coalesce(words_of(alt_name), ''))
) stored;

-- Where photos, currencies and characteristics are in use.
create index categories_photo on categories (photo_id);
create index categories_price_currency on categories (price_interval_currency_id);
create index categories_prices on categories using gin (prices jsonb_path_ops);
