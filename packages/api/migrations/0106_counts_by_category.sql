-- Counts are kept by category too: lists of categories show how many offers each has, and a list that is
-- narrowed to a category knows its total without counting.
do $$
declare
  known text := pg_get_functiondef('keep_count(regclass, text[])'::regprocedure);
  wanted text := replace(known, '(''status'', ''project_id'')', '(''category_id'', ''status'', ''project_id'')');
  counted regclass;
begin
  if wanted = known then raise exception 'keep_count does not name its columns as expected'; end if;
  execute wanted;
  for counted in
    select t.tgrelid::regclass from pg_trigger t
    join pg_attribute a on a.attrelid = t.tgrelid and a.attname = 'category_id' and not a.attisdropped
    where t.tgname = 'count_added' order by 1
  loop
    execute format('drop trigger count_added on %s', counted);
    execute format('drop trigger count_removed on %s', counted);
    execute format('drop trigger count_moved on %s', counted);
    execute format('drop trigger count_emptied on %s', counted);
    perform keep_count(counted);
  end loop;
end
$$;

create function offers_count(kept categories) returns bigint language sql stable as $$
  select coalesce(sum(k.live), 0)::bigint from kept_counts k
  where k.resource = 'offers' and k.dimension = 'category_id' and k.value = kept.id::text
$$;

create function offers_count(kept category_groups) returns bigint language sql stable as $$
  select coalesce(sum(k.live), 0)::bigint from kept_counts k
  where k.resource = 'offers' and k.dimension = 'category_id' and k.value = any(kept.categories_ids::text[])
$$;
