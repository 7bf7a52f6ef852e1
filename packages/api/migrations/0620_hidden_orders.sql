-- A hidden order whose machine was not handed over holds no machine, so it is not approved: it ends as a cancelled one does
-- until it is approved again. The stage becomes a stored column that a trigger computes, because a new expression of a
-- generated column would rewrite the table. Its indexes stay.
create function set_life_stage() returns trigger language plpgsql as $$
begin
  new.life_stage := case
    when new.cancelled_at is not null or new.status = 'rejected' then 'cancelled'
    when new.returned_at is not null then 'returned'
    when new.handed_over_at is not null then 'out'
    when new.status = 'new' then 'requested'
    when new.status = 'hidden' then 'cancelled'
    else 'approved'
  end;
  return new;
end
$$;
alter table orders alter column life_stage drop expression;
create trigger set_life_stage
  before insert or update of status, cancelled_at, handed_over_at, returned_at, life_stage
  on orders for each row execute function set_life_stage();
