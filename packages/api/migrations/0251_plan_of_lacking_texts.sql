-- PostgreSQL plans the query of an SQL function in each statement that calls it, so each save of a record with
-- translated texts planned this one. It plans the query of a PL/pgSQL function once per connection.
create or replace function lacking_texts(variadic texts jsonb[]) returns text[]
language plpgsql immutable parallel safe as $$
begin
  return array(
    select language from unnest(array['en', 'ru', 'ua', 'ro', 'tr', 'pl']) language
    where exists (select from unnest(texts) text where text <> '{}' and text ->> language is null));
end
$$;
