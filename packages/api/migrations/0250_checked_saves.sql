-- A save checks the issues of its record in its own transaction. If that check is enough, the save sets
-- `rentyard.checked_record` to the table and the id of the record, and its write requests no further check.
do $$
declare
  requesting record;
begin
  for requesting in
    select p.oid, p.proname = 'watch_health' as is_quoted from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and p.prosrc ~ 'select tg_table_name, id from (added|%s);'
  loop
    execute regexp_replace(pg_get_functiondef(requesting.oid), 'select tg_table_name, id from (added|%s);',
      case when requesting.is_quoted
        then $to$select tg_table_name, id from \1
    where tg_table_name || '' '' || id is distinct from current_setting(''rentyard.checked_record'', true);$to$
        else $to$select tg_table_name, id from \1
    where tg_table_name || ' ' || id is distinct from current_setting('rentyard.checked_record', true);$to$
      end, 'g');
  end loop;
end
$$;

-- The triggers of a table may insert no check.
create or replace function announce_health_checks() returns trigger language plpgsql as $$
begin
  if exists (select from added) then perform pg_notify('health_checks', ''); end if;
  return null;
end
$$;
drop trigger announce_health_checks on health_checks;
create trigger announce_health_checks after insert on health_checks
  referencing new table as added for each statement execute function announce_health_checks();
