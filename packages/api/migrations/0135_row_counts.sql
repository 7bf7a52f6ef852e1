-- Renames the table of row counts. The view under its former name serves processes of the former version.
alter table kept_counts rename to row_counts;
alter index kept_counts_pkey rename to row_counts_pkey;

do $$
declare
  counting oid;
begin
  for counting in
    select p.oid from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.prosrc like '%kept\_counts%'
  loop
    execute replace(pg_get_functiondef(counting), 'kept_counts', 'row_counts');
  end loop;
end
$$;

create view kept_counts as select * from row_counts;
