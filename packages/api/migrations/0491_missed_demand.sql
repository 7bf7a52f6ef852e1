-- Orders that were not accepted because no machine was free in their period, stored when it happens.
create table missed_orders (
  order_id bigint primary key references orders (id) on delete cascade,
  -- refused: an approval met a reservation; rejected: a person declined it; expired: nobody answered in time.
  cause text not null check (cause in ('refused', 'rejected', 'expired')),
  created_at timestamptz(3) not null
);
select notify_writes('missed_orders');
create index orders_requested on orders (created_at) where life_stage = 'requested' and deleted_at is null;

-- Why an order is missed demand; null while it is not. PostgreSQL reads `r.missed_demand` as this function.
create function missed_demand(o orders) returns text language sql stable as $$
  select m.cause from missed_orders m
  where m.order_id = o.id
    and (o.life_stage = 'cancelled' or o.life_stage = 'requested' and m.cause <> 'rejected')
$$;
