-- Large updates took time in the square of their rows: the triggers of a statement joined its old and new rows by a plan
-- that was cached for a few rows. Set operations take linear time by any plan.

create function write_health_function(resource regclass, is_checked boolean, shared text[], picture text) returns void
language plpgsql as $$
declare
  -- Set operations, because a cached plan of a join was made for the few rows of its first update: it compares each row
  -- with each other one.
  changed_rows text := '(select #columns from added except select #columns from removed)';
  both_rows text := changed_rows || ' union all ' || '(select #columns from removed except select #columns from added)';
  changed text := replace(changed_rows, '#columns', array_to_string('{id,deleted_at}'::text[] || shared, ', '));
  photos_of text := case when picture is null then '' else format('
    insert into health_checks (resource, record_id)
    select distinct ''photos'', x.%I from (%%s) x where x.%1$I is not null;', picture) end;
  rich text := '
    insert into health_checks (resource, record_id)
    select distinct ''photos'', m.photo_id from (%s) x
    join photo_mentions m on m.resource = tg_table_name and m.record_id = x.id;';
  removed text := '
    insert into health_checks (resource, record_id) select tg_table_name, id from removed;';
  added text := '
    insert into health_checks (resource, record_id) select tg_table_name, id from added
    where tg_table_name || '' '' || id is distinct from current_setting(''rentyard.checked_record'', true);';
begin
  execute format('
    create or replace function health_of_%1$s() returns trigger language plpgsql as $body$
    begin
      if tg_op = ''INSERT'' then
        %2$s %3$s
      elsif tg_op = ''DELETE'' then
        %4$s %5$s
      else
        %6$s
        insert into health_checks (resource, record_id, with_dependents)
        select tg_table_name, x.id, true from %7$s x;
        %8$s %9$s
      end if;
      return null;
    end
    $body$',
    resource,
    case when is_checked then added else '' end,
    case when picture is null then '' else format(photos_of, 'select * from added') end,
    case when is_checked then removed else '' end,
    case when picture is null then '' else format(photos_of, 'select * from removed') end,
    case when is_checked then added else '' end,
    changed,
    case when picture is null then '' else
      format(photos_of, replace(both_rows, '#columns', format('id, %I, deleted_at', picture))) end,
    format(rich, replace(changed_rows, '#columns', 'id, deleted_at')));
end
$$;

create or replace function watch_health(resource regclass, is_checked boolean, shared text[], picture text) returns void
language plpgsql as $$
begin
  perform write_health_function(resource, is_checked, shared, picture);
  execute format('create or replace trigger health_added after insert on %1$s referencing new table as added
                  for each statement execute function health_of_%1$s()', resource);
  execute format('create or replace trigger health_removed after delete on %1$s referencing old table as removed
                  for each statement execute function health_of_%1$s()', resource);
  execute format('create or replace trigger health_changed after update on %1$s
                  referencing old table as removed new table as added
                  for each statement execute function health_of_%1$s()', resource);
end
$$;

do $$
declare
  watched record;
begin
  for watched in
    select t.tgrelid::regclass as resource, w.is_checked, w.shared, w.picture
    from pg_trigger t
    join pg_proc p on p.oid = t.tgfoid and p.proname = 'health_of_' || t.tgrelid::regclass
    left join (values
      ('users', false, '{}'::text[], null::text),
      ('languages', false, '{code,is_default}'::text[], null),
      ('countries', true, '{}'::text[], 'flag_id'),
      ('brands', false, '{}'::text[], null),
      ('car_classes', false, '{}'::text[], null),
      ('projects', true, '{}'::text[], 'logo_id'),
      ('categories', true, '{price_interval_from,price_interval_to,price_interval_currency_id}'::text[], 'photo_id'),
      ('category_groups', true, '{categories_ids}'::text[], 'photo_id'),
      ('offers', true, '{}'::text[], 'image_id'),
      ('tags', true, '{}'::text[], 'image_id'),
      ('pages', true, '{}'::text[], 'image_id')
    ) w (resource, is_checked, shared, picture) on w.resource = t.tgrelid::regclass::text
    where t.tgname = 'health_changed'
  loop
    perform write_health_function(watched.resource, coalesce(watched.is_checked, true), coalesce(watched.shared, '{}'), watched.picture);
  end loop;
end
$$;

-- `tg_table_name` has the collation "C", and with it a function compares its texts. The index of the words has another one.
create or replace function add_search_words(of_resource text, lines text[]) returns void
language sql as $$
  insert into search_words (resource, word, sound)
  select of_resource, w.word, sound_key(w.word) from search_words_in(lines) w
  where not exists (
    select from search_words k
    where k.resource = of_resource collate "default" and k.word = w.word collate "default")
$$;

create or replace function add_changed_search_words() returns trigger language plpgsql as $$
declare
  lines text[] := array(
    select distinct l.line
    from (select search_text from added except select search_text from removed) a,
      string_to_table(a.search_text, E'\n') as l (line)
    where strpos(l.line, ' ') > 0 or l.line !~ '[0-9@]');
begin
  if cardinality(lines) > 0 then perform add_search_words(tg_table_name, lines); end if;
  return null;
end
$$;

create or replace function remove_search_words() returns trigger language plpgsql as $$
declare
  gone text[];
begin
  if tg_op = 'DELETE' then
    gone := array(select w.word from search_words_in(array(select search_text from removed)) w);
  else
    gone := array(select w.word from search_words_in(array(
      select search_text from removed except select search_text from added)) w);
    if cardinality(gone) = 0 then return null; end if;
  end if;
  delete from search_words k
  where k.resource = tg_table_name::text collate "default" and k.word = any(gone)
    and not exists (
      select from users u
      where u.search_text like '%' || k.word || '%'
        and exists (select from search_words_in(array[u.search_text]) w where w.word = k.word));
  return null;
end
$$;

create or replace function check_group_members() returns trigger language plpgsql as $$
begin
  perform check_categories(array(
    select unnest(x.categories_ids) from (
      (select id, categories_ids, deleted_at from added except select id, categories_ids, deleted_at from removed)
      union all
      (select id, categories_ids, deleted_at from removed except select id, categories_ids, deleted_at from added)
    ) x));
  return null;
end
$$;

create or replace function check_changed_namesakes() returns trigger language plpgsql as $$
begin
  perform check_namesakes(array_agg(n.id), array_agg(n.user_id), array_agg(n.region_id), array_agg(name_key(n.name)))
  from (
    (select id, user_id, region_id, name, deleted_at from added
      except select id, user_id, region_id, name, deleted_at from removed)
    union all
    (select id, user_id, region_id, name, deleted_at from removed
      except select id, user_id, region_id, name, deleted_at from added)
  ) n
  where n.user_id is not null having count(*) > 0;
  return null;
end
$$;

create or replace function check_gallery() returns trigger language plpgsql as $$
declare
  changed bigint[];
begin
  if tg_op = 'INSERT' then
    changed := (select array_agg(distinct p.id) from added, unnest(added.photos_ids) p (id));
  elsif tg_op = 'DELETE' then
    changed := (select array_agg(distinct p.id) from removed, unnest(removed.photos_ids) p (id));
  elsif tg_table_name = 'offers' then
    changed := (
      select array_agg(distinct p.id) from (
        (select id, photos_ids, user_id, deleted_at from added except select id, photos_ids, user_id, deleted_at from removed)
        union all
        (select id, photos_ids, user_id, deleted_at from removed except select id, photos_ids, user_id, deleted_at from added)
      ) x, unnest(x.photos_ids) p (id));
  else
    changed := (
      select array_agg(distinct p.id) from (
        (select id, photos_ids, deleted_at from added except select id, photos_ids, deleted_at from removed)
        union all
        (select id, photos_ids, deleted_at from removed except select id, photos_ids, deleted_at from added)
      ) x, unnest(x.photos_ids) p (id));
  end if;
  if changed is null then return null; end if;
  insert into health_checks (resource, record_id) select 'photos', unnest(changed);
  if tg_table_name = 'offers' then
    insert into health_checks (resource, record_id)
    select distinct 'offers', o.id from look_alikes(changed) l (id) join offers o on o.photos_ids @> array[l.id]
    -- A new offer ends no issue, so those that have it need no check.
    where o.deleted_at is null and not (tg_op = 'INSERT' and exists (
      select from record_issues i
      where i.resource = 'offers' and i.issue = 'photo_elsewhere' and i.record_id = o.id));
  end if;
  return null;
end
$$;
