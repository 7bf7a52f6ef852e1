-- What offers, tags and orders answer to the characteristics of their categories.

-- The answers in people's own words, in one text for lists and search.
create function custom_values_of(answers jsonb) returns text
language plpgsql immutable strict parallel safe as $$
begin
  if answers = '[]' then
    return null;
  end if;
  return (
    select string_agg(answer ->> 'custom_value', ', ' order by place)
    from jsonb_array_elements(answers) with ordinality as a (answer, place)
  );
end
$$;

-- [{"property": 1, "values": [2], "number": null, "custom_value": null}]
alter table offers add column properties jsonb not null default '[]', drop column search_text;
alter table offers
  add column custom_value text generated always as (custom_values_of(properties)) stored,
  add column search_text text not null generated always as (
    fold(code || E'\n' || alias || E'\n' || coalesce(words_of(name), '')
      || E'\n' || coalesce(custom_values_of(properties), ''))
  ) stored;
create index offers_search on offers using gin (search_text gin_trgm_ops);
-- Who answers a characteristic, and who with a value.
create index offers_properties on offers using gin (properties jsonb_path_ops);

alter table tags add column properties jsonb not null default '[]', drop column search_text;
alter table tags
  add column custom_value text generated always as (custom_values_of(properties)) stored,
  add column search_text text not null generated always as (
    fold(code || E'\n' || alias || E'\n' || coalesce(words_of(name), '')
      || E'\n' || coalesce(custom_values_of(properties), ''))
  ) stored;
create index tags_search on tags using gin (search_text gin_trgm_ops);
create index tags_properties on tags using gin (properties jsonb_path_ops);

alter table orders add column properties jsonb not null default '[]', drop column search_text;
alter table orders
  add column custom_value text generated always as (custom_values_of(properties)) stored,
  add column search_text text not null generated always as (
    fold(code || E'\n' || alias || E'\n' || coalesce(words_of(name), '')
      || E'\n' || coalesce(custom_values_of(properties), '')
      || E'\n' || coalesce(phone || E'\n' || regexp_replace(phone, '\D', '', 'g'), ''))
  ) stored;
create index orders_search on orders using gin (search_text gin_trgm_ops);
create index orders_properties on orders using gin (properties jsonb_path_ops);
