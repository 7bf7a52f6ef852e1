-- A name is forgotten although it is a part of another name.
create or replace function remove_search_words() returns trigger language plpgsql as $$
declare
  gone text[];
begin
  if tg_op = 'DELETE' then
    gone := array(select w.word from search_words_in(array(select search_text from removed)) w);
  else
    gone := array(select w.word from search_words_in(array(
      select r.search_text from removed r join added a on a.id = r.id
      where a.search_text <> r.search_text)) w);
    if cardinality(gone) = 0 then return null; end if;
  end if;
  delete from search_words k
  where k.resource = tg_table_name and k.word = any(gone)
    and not exists (
      select from users u
      where u.search_text like '%' || k.word || '%'
        and exists (select from search_words_in(array[u.search_text]) w where w.word = k.word));
  return null;
end
$$;
