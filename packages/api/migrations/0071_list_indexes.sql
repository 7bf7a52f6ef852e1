-- What lists of many records are still missing.

-- Narrowed by a reference and then by status or price, in the order of any of them: answered by the
-- index alone.
drop index offers_category, offers_brand, offers_region, offers_project, offers_currency, offers_user;
create index offers_category on offers (category_id, updated_at desc, id desc)
  include (status, price_per_shift, price_per_hour) where deleted_at is null;
create index offers_brand on offers (brand_id, updated_at desc, id desc)
  include (status, price_per_shift, price_per_hour) where deleted_at is null;
create index offers_region on offers (region_id, updated_at desc, id desc)
  include (status, price_per_shift, price_per_hour) where deleted_at is null;
create index offers_project on offers (project_id, updated_at desc, id desc)
  include (status, price_per_shift, price_per_hour) where deleted_at is null;
create index offers_currency on offers (currency_id, updated_at desc, id desc)
  include (status, price_per_shift, price_per_hour) where deleted_at is null;
create index offers_user on offers (user_id, updated_at desc, id desc)
  include (status, price_per_shift, price_per_hour) where deleted_at is null;

create index orders_phone on orders (phone) where deleted_at is null;

-- The form that names are put in order by: letters that a language counts as its own come where its
-- alphabet has them (ł after l, ґ after г, ı before i), every other accent counts for nothing. Written
-- out by hand, because the embedded database has no collations of languages and both must agree. The
-- letter that is put behind a base letter is greater than any that could follow it.
create function sort_key(value text, language text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  latin constant text := '{';
  cyrillic constant text := U&'\052F';
  letters text[];
  key text := value;
begin
  if language = 'tr' then key := replace(replace(key, 'İ', 'i'), 'I', 'ı'); end if;
  key := lower(key);
  letters := case language
    when 'pl' then '{ą,a,1,ć,c,1,ę,e,1,ł,l,1,ń,n,1,ó,o,1,ś,s,1,ź,z,1,ż,z,2}'::text[]
    when 'ro' then '{ă,a,1,â,a,2,î,i,1,ș,s,1,ş,s,1,ț,t,1,ţ,t,1}'::text[]
    when 'tr' then '{ç,c,1,ğ,g,1,ı,h,1,ö,o,1,ş,s,1,ü,u,1}'::text[]
    when 'ua' then '{ґ,г,1,є,е,1,і,и,1,ї,и,2}'::text[]
    else '{}'::text[] end;
  for place in 1 .. cardinality(letters) by 3 loop
    key := replace(key, letters[place], letters[place + 1] || repeat(
      case language when 'ua' then cyrillic else latin end, letters[place + 2]::integer));
  end loop;
  return public.unaccent('public.unaccent'::regdictionary, key);
end
$$;

do $$
declare
  old record;
begin
  for old in
    select indexname, indexdef from pg_indexes
    where schemaname = 'public' and indexdef ~ 'fold\(COALESCE\(\(\w+ ->> ''(ua|ro|tr|pl)''::text'
  loop
    execute format('drop index %I', old.indexname);
    execute regexp_replace(old.indexdef,
      'fold\((COALESCE\(\(\w+ ->> ''(ua|ro|tr|pl)''::text\), \(\w+ ->> ''en''::text\)\))\)',
      'sort_key(\1, ''\2''::text)');
  end loop;
end
$$;
