-- The life of a rental: hand-over, extension, return and cancellation, and the offers that are free.
alter table orders
  add column hand_over_meter numeric(12, 2),
  add column hand_over_note text,
  add column hand_over_photos_ids bigint[] not null default '{}',
  add column return_meter numeric(12, 2),
  add column return_note text,
  add column return_photos_ids bigint[] not null default '{}',
  add column cancel_reason text;

alter table change_history drop constraint change_history_action_check;
alter table change_history add constraint change_history_action_check check (action in (
  'create', 'update', 'delete', 'restore', 'change_status', 'revert', 'hand_over', 'extend', 'return', 'cancel'
)) not valid;

-- Where an order is in its life. PostgreSQL reads `r.life` as this function. Late depends on the time.
create function life(o orders) returns text language sql stable as $$
  select case
    when o.cancelled_at is not null or o.status = 'rejected' then 'cancelled'
    when o.returned_at is not null then 'returned'
    when o.handed_over_at is not null then case when o.due_at < now() then 'late' else 'out' end
    when o.status = 'new' then 'requested'
    else 'approved'
  end
$$;
create index orders_out on orders (due_at, id)
  where handed_over_at is not null and returned_at is null and cancelled_at is null and deleted_at is null;

-- When one machine of the offer is free next; null if never.
create function next_free_at(o offers) returns timestamptz language sql stable as $$
  select next_free(o.id, date_trunc('minute', now()), interval '1 minute', 1)
$$;
