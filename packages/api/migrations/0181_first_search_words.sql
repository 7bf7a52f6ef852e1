-- The words of the records that exist. A file of its own, so that writers do not wait for it.
do $$
declare
  source regclass;
  lines text[];
begin
  for source in select tgrelid::regclass from pg_trigger where tgname = 'search_words_added' order by 1 loop
    execute format($q$
      select array(
        select distinct l.line from %s a, string_to_table(a.search_text, E'\n') as l (line)
        where strpos(l.line, ' ') > 0 or l.line !~ '[0-9@]')$q$, source) into lines;
    perform add_search_words(source::text, lines);
  end loop;
end
$$;
