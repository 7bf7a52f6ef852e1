-- What searching and sorting by name are made of.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- The form that texts are compared in: no case, no accents.
-- unaccent() is only "stable" because its dictionary could be replaced, which nobody does here.
create function fold(value text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return lower(public.unaccent('public.unaccent'::regdictionary, value));
end
$$;

-- The texts of all languages in one string.
create function words_of(texts jsonb) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return (select string_agg(text, E'\n') from jsonb_each_text(texts) as t (language, text));
end
$$;

-- A pattern for LIKE that finds the word anywhere in a folded text, whatever characters it has.
create function like_pattern(word text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return '%' || regexp_replace(fold(word), '([\\%_])', '\\\1', 'g') || '%';
end
$$;

-- A moment as the API writes it.
create function iso(moment timestamptz) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
end
$$;

-- How many records a table holds, so that a list need not count them. Kept by triggers, in the
-- transaction of the write.
create table record_counts (
  resource text primary key,
  live bigint not null default 0,
  trashed bigint not null default 0
);

create function count_added() returns trigger language plpgsql as $$
begin
  insert into record_counts as c (resource, live, trashed)
  select tg_table_name, count(*) filter (where deleted_at is null), count(deleted_at) from added
  on conflict (resource) do update
  set live = c.live + excluded.live, trashed = c.trashed + excluded.trashed;
  return null;
end
$$;

create function count_removed() returns trigger language plpgsql as $$
begin
  update record_counts c
  set live = c.live - r.live, trashed = c.trashed - r.trashed
  from (select count(*) filter (where deleted_at is null) as live, count(deleted_at) as trashed
        from removed) r
  where c.resource = tg_table_name and (r.live > 0 or r.trashed > 0);
  return null;
end
$$;

-- Only a move to or from the trash touches the counts.
create function count_moved() returns trigger language plpgsql as $$
declare
  gone bigint;
begin
  select (select count(deleted_at) from added) - (select count(deleted_at) from removed) into gone;
  if gone <> 0 then
    update record_counts c set live = c.live - gone, trashed = c.trashed + gone
    where c.resource = tg_table_name;
  end if;
  return null;
end
$$;

create function keep_count(resource regclass) returns void language plpgsql as $$
begin
  execute format('create trigger count_added after insert on %s referencing new table as added
                  for each statement execute function count_added()', resource);
  execute format('create trigger count_removed after delete on %s referencing old table as removed
                  for each statement execute function count_removed()', resource);
  execute format('create trigger count_moved after update on %s
                  referencing old table as removed new table as added
                  for each statement execute function count_moved()', resource);
  execute format('insert into record_counts (resource, live, trashed)
                  select %L, count(*) filter (where deleted_at is null), count(deleted_at) from %s',
                 resource::text, resource);
end
$$;
