-- Renames `keep_count`, which makes a table's row count maintained, to `count_rows`.
do $$
declare
  former oid;
begin
  for former in
    select p.oid from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.proname = 'keep_count'
    -- The function of one argument calls the other one.
    order by p.pronargs desc
  loop
    execute replace(pg_get_functiondef(former), 'keep_count', 'count_rows');
  end loop;
end
$$;

drop function keep_count(regclass);
drop function keep_count(regclass, text[]);
