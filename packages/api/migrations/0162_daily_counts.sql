-- Figures of the home page: how many records a day, counted with the write.

-- When an offer was approved last, and when it was rejected last.
alter table offers add column approved_at timestamptz(3), add column rejected_at timestamptz(3);
alter table buzbot_rooms
  add column first_answer_at timestamptz(3),
  -- From the first message of the customer to the first one of the staff.
  add column first_answer_seconds integer;

create function note_decision() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    if new.status = 'active' then new.approved_at := new.updated_at; end if;
    if new.status = 'rejected' then new.rejected_at := new.updated_at; end if;
  end if;
  return new;
end
$$;
create trigger note_decision before insert or update of status on offers
  for each row execute function note_decision();

create function note_first_answer() returns trigger language plpgsql as $$
begin
  update buzbot_rooms
  set first_answer_at = new.created_at,
      first_answer_seconds = greatest(0, extract(epoch from new.created_at - (
        select min(q.created_at) from buzbot_messages q where q.room_id = new.room_id and q.direction = 'in')))
  where id = new.room_id and first_answer_at is null;
  return null;
end
$$;
create trigger note_first_answer after insert on buzbot_messages
  for each row when (new.direction = 'out' and new.author_id is not null and new.broadcast_id is null)
  execute function note_first_answer();

-- The decisions and answers of the time that the home page shows. Older rows stay as they are.
update offers o set approved_at = h.approved_at, rejected_at = h.rejected_at
from (
  select record_id,
    max(created_at) filter (where to_status = 'active') as approved_at,
    max(created_at) filter (where to_status = 'rejected') as rejected_at
  from status_history
  where resource = 'offers' and created_at > now() - interval '31 days' and to_status in ('active', 'rejected')
  group by record_id
) h
where o.id = h.record_id;
update buzbot_rooms r
set first_answer_at = m.created_at,
    first_answer_seconds = greatest(0, extract(epoch from m.created_at - m.asked_at))
from (
  select room_id,
    min(created_at) filter (where direction = 'in') as asked_at,
    min(created_at) filter (where direction = 'out' and author_id is not null and broadcast_id is null) as created_at
  from buzbot_messages group by room_id
) m
where r.id = m.room_id and m.created_at > now() - interval '31 days';

-- Begins to count the records of a table by the day, in UTC, of moments. `dimensions` are triples: the dimension in
-- row_counts, the column of the moment, and what a record counts ('1', or a column to sum).
create function keep_days(resource regclass, dimensions text[]) returns void language plpgsql as $$
declare
  parts text;
  keep text;
begin
  select string_agg(format(
      'select %L::text as dimension, to_char(%I at time zone ''UTC'', ''YYYY-MM-DD'') as value,
         #sign * coalesce(sum(%3$s) filter (where deleted_at is null), 0) as live,
         #sign * coalesce(sum(%3$s) filter (where deleted_at is not null), 0) as trashed
       from #rows where %2$I is not null group by 2',
      dimensions[d][1], dimensions[d][2], dimensions[d][3]), ' union all ')
    into parts from generate_series(1, array_length(dimensions, 1)) d;
  keep := 'insert into row_counts as k (resource, dimension, value, slot, live, trashed, writes)
    select tg_table_name, dimension, value, pg_backend_pid() % 16, sum(live), sum(trashed), 0
    from (#parts) c group by dimension, value having sum(live) <> 0 or sum(trashed) <> 0
    order by dimension, value
    on conflict (resource, dimension, value, slot) do update
    set live = k.live + excluded.live, trashed = k.trashed + excluded.trashed;';
  execute replace(replace(replace(replace('
    create or replace function count_days_of_#table() returns trigger language plpgsql as $body$
    begin
      if tg_op = ''INSERT'' then #insert
      elsif tg_op = ''DELETE'' then #delete
      else #update
      end if;
      return null;
    end
    $body$', '#table', resource::text),
    '#insert', replace(keep, '#parts', replace(replace(parts, '#rows', 'added'), '#sign', '1'))),
    '#delete', replace(keep, '#parts', replace(replace(parts, '#rows', 'removed'), '#sign', '-1'))),
    '#update', replace(keep, '#parts', replace(replace(parts, '#rows', 'added'), '#sign', '1')
      || ' union all ' || replace(replace(parts, '#rows', 'removed'), '#sign', '-1')));
  execute format('create trigger days_added after insert on %1$s referencing new table as added
                  for each statement execute function count_days_of_%1$s()', resource);
  execute format('create trigger days_removed after delete on %1$s referencing old table as removed
                  for each statement execute function count_days_of_%1$s()', resource);
  execute format('create trigger days_moved after update on %1$s
                  referencing old table as removed new table as added
                  for each statement execute function count_days_of_%1$s()', resource);
  execute format('insert into row_counts (resource, dimension, value, slot, live, trashed, writes)
                  select %L, dimension, value, 0, live, trashed, 0 from (%s) c',
    resource::text, replace(replace(parts, '#rows', resource::text), '#sign', '1'));
end
$$;

select keep_days('offers', '{{approved_at,approved_at,1},{rejected_at,rejected_at,1}}');
select keep_days('orders', '{{created_at,created_at,1}}');
select keep_days('buzbot_rooms',
  '{{first_answer_at,first_answer_at,1},{first_answer_seconds,first_answer_at,first_answer_seconds}}');
