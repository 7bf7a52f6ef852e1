-- How many records there are, in all and by what lists are most often narrowed to, and how often their
-- table was written. Kept by triggers in the transaction of the write, whoever writes. Connections add
-- to rows of their own (slot), so that writers do not wait for each other; readers add the slots up.
create table kept_counts (
  resource text not null,
  -- '' is the whole table; else the column whose values are counted.
  dimension text not null,
  value text not null,
  slot smallint not null,
  live bigint not null,
  trashed bigint not null,
  -- Statements that wrote to the table; only for the whole table.
  writes bigint not null,
  primary key (resource, dimension, value, slot)
) with (fillfactor = 50);

-- Tells every process that a table was written, with the commit: what was read from it before is old.
create function tell_write() returns trigger language plpgsql as $$
begin
  perform pg_notify('written', coalesce(tg_argv[0], tg_table_name));
  return null;
end
$$;

-- For tables that lists read and that are not counted.
create function tell_writes(source regclass) returns void language plpgsql as $$
begin
  execute format('create trigger tell_writes after insert or update or delete or truncate on %s
                  for each statement execute function tell_write()', source);
end
$$;

-- What a trigger's table of rows adds to the counts: one row for the whole and one per value.
create function counts_in(rows_of text, dimensions text[], sign integer) returns text
language sql immutable as $$
  select string_agg(format(
    'select %L as dimension, %s as value, %s * count(*) filter (where deleted_at is null) as live,
            %s * count(deleted_at) as trashed from %I%s',
    dimension, case dimension when '' then '''''' else format('coalesce(%I::text, '''')', dimension) end,
    sign, sign, rows_of, case dimension when '' then '' else format(' group by %I', dimension) end
  ), ' union all ')
  from unnest('{""}'::text[] || dimensions) as d (dimension)
$$;

-- Begins to keep the counts of a table with the column deleted_at: in all, and by status and project
-- where it has them. `quiet` names columns that no other table's list shows: a change of them alone is
-- told as a quiet one.
create or replace function keep_count(resource regclass, quiet text[]) returns void
language plpgsql as $$
declare
  dimensions text[] := array(
    select attname::text from pg_attribute
    where attrelid = resource and attname in ('status', 'project_id') and not attisdropped
    order by attname);
  keep text := format('
    insert into kept_counts as k (resource, dimension, value, slot, live, trashed, writes)
    select tg_table_name, dimension, value, pg_backend_pid() %%%% 16, sum(live), sum(trashed),
           (dimension = '''')::integer
    from (%%s) c group by dimension, value
    having sum(live) <> 0 or sum(trashed) <> 0 or dimension = ''''
    order by dimension, value
    on conflict (resource, dimension, value, slot) do update
    set live = k.live + excluded.live, trashed = k.trashed + excluded.trashed,
        writes = k.writes + excluded.writes;');
  loud text := case when cardinality(quiet) = 0 then 'true' else format(
    'exists (select 1 from added a join removed r on a.id = r.id
             where to_jsonb(a) - %1$L::text[] is distinct from to_jsonb(r) - %1$L::text[])', quiet) end;
begin
  execute format('
    create or replace function count_%1$s() returns trigger language plpgsql as $body$
    begin
      if tg_op = ''INSERT'' then
        if not exists (select 1 from added) then return null; end if;
        %2$s
      elsif tg_op = ''DELETE'' then
        if not exists (select 1 from removed) then return null; end if;
        %3$s
      else
        if not exists (select 1 from added) then return null; end if;
        if not %5$s then
          perform pg_notify(''written'', tg_table_name || ''_quietly'');
          return null;
        end if;
        %4$s
      end if;
      perform pg_notify(''written'', tg_table_name);
      return null;
    end
    $body$',
    resource,
    format(keep, counts_in('added', dimensions, 1)),
    format(keep, counts_in('removed', dimensions, -1)),
    format(keep, counts_in('added', dimensions, 1) || ' union all '
                 || counts_in('removed', dimensions, -1)),
    loud);
  execute format('
    create or replace function recount_%1$s() returns trigger language plpgsql as $body$
    begin
      delete from kept_counts where resource = tg_table_name;
      perform pg_notify(''written'', tg_table_name);
      return null;
    end
    $body$', resource);
  execute format('create trigger count_added after insert on %1$s referencing new table as added
                  for each statement execute function count_%1$s()', resource);
  execute format('create trigger count_removed after delete on %1$s referencing old table as removed
                  for each statement execute function count_%1$s()', resource);
  execute format('create trigger count_moved after update on %1$s
                  referencing old table as removed new table as added
                  for each statement execute function count_%1$s()', resource);
  execute format('create trigger count_emptied after truncate on %1$s
                  for each statement execute function recount_%1$s()', resource);
  execute format('delete from kept_counts where resource = %L', resource::text);
  execute format('
    insert into kept_counts (resource, dimension, value, slot, live, trashed, writes)
    select %L, dimension, value, 0, live, trashed, 0 from (%s) c',
    resource::text, replace(counts_in('#', dimensions, 1), '"#"', resource::text));
end
$$;

create or replace function keep_count(resource regclass) returns void language sql as $$
  select keep_count(resource, '{}')
$$;

-- The tables counted so far go over to the new way.
do $$
declare
  counted regclass;
begin
  for counted in select tgrelid::regclass from pg_trigger where tgname = 'count_added' order by 1 loop
    execute format('drop trigger count_added on %s', counted);
    execute format('drop trigger count_removed on %s', counted);
    execute format('drop trigger count_moved on %s', counted);
    if counted <> 'users'::regclass then perform keep_count(counted); end if;
  end loop;
  -- The moment of the last visit moves all the time and stands in no other list.
  perform keep_count('users', '{last_seen_at,preferences}');
end
$$;
drop function count_added();
drop function count_removed();
drop function count_moved();
drop table record_counts;
create view record_counts as
  select resource, sum(live)::bigint as live, sum(trashed)::bigint as trashed
  from kept_counts where dimension = '' group by resource;

-- Who may do what is kept in memory too. A session that begins is nobody's yet.
do $$
declare
  source text;
begin
  foreach source in array '{roles,positions}'::text[] loop
    if not exists (select from pg_trigger where tgrelid = source::regclass and tgname = 'count_added') then
      perform tell_writes(source::regclass);
    end if;
  end loop;
end
$$;
create trigger tell_writes after delete or truncate on sessions
  for each statement execute function tell_write();
