-- A hidden order has reserved nothing before its hand-over, so it is not approved any more.
create or replace function life(o orders) returns text language sql stable as $$
  select case
    when o.life_stage = 'out' and o.due_at < now() then 'late'
    when o.life_stage = 'approved' and o.status = 'hidden' then 'cancelled'
    else o.life_stage
  end
$$;
