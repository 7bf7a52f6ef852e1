-- The life of a rental: hand-over, extension, return and cancellation, and the offers that are free.
alter table orders
  add column hand_over_meter numeric(12, 2),
  add column hand_over_note text,
  add column hand_over_photos_ids bigint[] not null default '{}',
  add column return_meter numeric(12, 2),
  add column return_note text,
  add column return_photos_ids bigint[] not null default '{}',
  add column cancel_reason text,
  -- Where an order is in its life, apart from lateness, which depends on the time.
  add column life_stage text not null generated always as (
    case
      when cancelled_at is not null or status = 'rejected' then 'cancelled'
      when returned_at is not null then 'returned'
      when handed_over_at is not null then 'out'
      when status = 'new' then 'requested'
      else 'approved'
    end
  ) stored;
create index orders_life on orders (life_stage, updated_at desc, id desc) where deleted_at is null;
create index orders_out on orders (due_at, id) where life_stage = 'out' and deleted_at is null;

alter table change_history drop constraint change_history_action_check;
alter table change_history add constraint change_history_action_check check (action in (
  'create', 'update', 'delete', 'restore', 'change_status', 'revert', 'hand_over', 'extend', 'return', 'cancel'
)) not valid;

-- The stage, or that the order is late. PostgreSQL reads `r.life` as this function.
create function life(o orders) returns text language sql stable as $$
  select case when o.life_stage = 'out' and o.due_at < now() then 'late' else o.life_stage end
$$;

-- When one machine of the offer is free next; null if never.
create function next_free_at(o offers) returns timestamptz language sql stable as $$
  select next_free(o.id, date_trunc('minute', now()), interval '1 minute', 1)
$$;
