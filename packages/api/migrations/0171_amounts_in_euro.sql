-- Amounts of different currencies are compared by their value in euro, which is stored beside them with
-- the rate that it was computed with. Triggers compute it in the transaction of the save, whichever
-- version saves; a job computes it again after a new rate. Null without a rate.
alter table offers
  add column price_per_shift_eur numeric(24, 10),
  add column price_per_hour_eur numeric(24, 10),
  add column exchange_rate_id bigint;
alter table tags
  add column price_per_shift_eur numeric(24, 10),
  add column price_per_hour_eur numeric(24, 10),
  add column exchange_rate_id bigint;
alter table orders
  add column price_per_shift_eur numeric(24, 10),
  add column price_per_hour_eur numeric(24, 10),
  add column total_eur numeric(24, 10),
  add column exchange_rate_id bigint;

create function convert_prices() returns trigger language plpgsql as $$
declare
  current record;
begin
  -- A new rate waits until the saves that used the former one are committed.
  perform pg_advisory_xact_lock_shared(hashtext('exchange_rates'));
  select r.rate_id, r.per_euro into current from current_rates r where r.currency_id = new.currency_id;
  new.exchange_rate_id := current.rate_id;
  new.price_per_shift_eur := round(new.price_per_shift / current.per_euro, 10);
  new.price_per_hour_eur := round(new.price_per_hour / current.per_euro, 10);
  if tg_table_name = 'orders' then
    -- The generated column `total` has no value yet.
    new.total_eur := round(new.units * case new.unit when 'shift' then new.price_per_shift
      else new.price_per_hour end / current.per_euro, 10);
  end if;
  return new;
end
$$;
create trigger convert_prices before insert or update of price_per_shift, price_per_hour, currency_id
  on offers for each row execute function convert_prices();
create trigger convert_prices before insert or update of price_per_shift, price_per_hour, currency_id
  on tags for each row execute function convert_prices();
create trigger convert_prices
  before insert or update of price_per_shift, price_per_hour, currency_id, units, unit
  on orders for each row execute function convert_prices();
