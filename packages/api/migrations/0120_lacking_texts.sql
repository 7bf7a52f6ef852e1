-- The languages that a record still has to be translated into: those in which any of its texts is missing, though it is
-- written in another. Of the six that the product speaks, for these are asked for; a further content language is looked
-- for without an index. A list of a hundred thousand offers finds the few without a Polish text at once.
create function lacking_texts(variadic texts jsonb[]) returns text[]
language sql immutable parallel safe as $$
  select array(
    select language from unnest(array['en', 'ru', 'ua', 'ro', 'tr', 'pl']) language
    where exists (select from unnest(texts) text where text <> '{}' and text ->> language is null))
$$;

-- In the order of the fields in the contract, as src/translations/texts.ts asks for them.
create index offers_lacking on offers using gin (lacking_texts(name, description, content, title, keywords));
create index orders_lacking on orders using gin (lacking_texts(name, description, content));
create index tags_lacking on tags using gin (lacking_texts(name, description, content, title, keywords));
create index pages_lacking on pages using gin (lacking_texts(name, title, description, keywords, content));
